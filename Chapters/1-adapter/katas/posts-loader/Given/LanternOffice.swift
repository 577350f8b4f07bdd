/// The other end of the newspaper's line.
protocol LanternOffice: Sendable {
  /// Answers with the newest issue of a section.
  func newestIssue(of section: String) async throws -> LanternAnswer
}
