/// How far the reader is with a kata.
enum KataState: String, Encodable {
  case done
  case underWay = "under-way"
  case notStarted = "not-started"
}
