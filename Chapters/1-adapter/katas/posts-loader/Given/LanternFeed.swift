/// Brings what the Lantern printed, the newspaper of the neighbouring island. The newspaper's
/// people write this class, and don't change it for us.
final class LanternFeed: Sendable {
  private let office: any LanternOffice

  /// Creates a feed.
  ///
  /// - Parameter office: Who is at the other end of the line.
  init(office: some LanternOffice) {
    self.office = office
  }

  /// Brings the newest issue of a section, such as `harbour`.
  ///
  /// - Throws: A ``LanternTrouble``, `CancellationError` when the caller gave up, and now and then
  ///   an error of the line itself, which nobody has written down.
  func newestIssue(of section: String) async throws -> LanternAnswer {
    try await office.newestIssue(of: section)
  }
}
