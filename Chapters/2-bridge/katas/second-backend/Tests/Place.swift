/// The sources: our own, the new one, and one that nobody knew.
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
