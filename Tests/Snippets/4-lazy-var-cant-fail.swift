// Says: It can't throw either, so a creation that failed can't be tried again.
// Fails: errors cannot be thrown out of a property initializer

func makeSearch() throws -> String { "a search" }

final class Screen {
  lazy var search = try makeSearch()
}
