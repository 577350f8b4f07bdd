/// Why the newspaper didn't answer.
enum LanternTrouble: Error {
  /// The line to the island is down.
  case lineDown

  /// The newspaper has no section of this name.
  case noSuchSection
}
