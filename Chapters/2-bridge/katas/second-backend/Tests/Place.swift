/// The sources: our own server, the new archive, and a source that the exercise doesn't know.
enum Place: CaseIterable {
  case counter
  case archive
  case handmade

  /// The source, with ten visits of the guest whose token is `4711`.
  var source: any VisitSource {
    switch self {
    case .counter: CounterVisits(visits: ["4711": .sample])
    case .archive: ArchivedVisits(RecordingArchive())
    case .handmade: HandmadeSource()
    }
  }
}
