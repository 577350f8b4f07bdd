// About: The protocol is ours. One type that conforms to it asks the shops' own server.
// Answer: proxy
// Because: HoursDesk holds four things, but only one of them is an OpeningHours, and the others
// help. If the source gave a shop's hours less than an hour ago, it isn't asked again. A facade
// would have a call that none of its parts has.
protocol OpeningHours: Sendable {
  func hours(ofShop shop: Int) async throws -> String
}

actor HoursDesk: OpeningHours {
  private let source: any OpeningHours
  private let report: @Sendable (String) -> Void
  private let clock = ContinuousClock()
  private var notes: [Int: (text: String, at: ContinuousClock.Instant)] = [:]

  init(source: any OpeningHours, report: @escaping @Sendable (String) -> Void) {
    self.source = source
    self.report = report
  }

  func hours(ofShop shop: Int) async throws -> String {
    if let note = notes[shop], clock.now - note.at < .seconds(3600) {
      report("shop \(shop): noted")
      return note.text
    }
    let text = try await source.hours(ofShop: shop)
    notes[shop] = (text, clock.now)
    report("shop \(shop): \(text)")
    return text
  }
}
