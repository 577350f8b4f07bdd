// Says: A `lazy var` can't `await`.
// Fails: 'async' call cannot occur in a property initializer

func makeSearch() async -> String { "a search" }

final class Screen {
  lazy var search = await makeSearch()
}
