// About: It takes some seconds to read all the words of a RhymeBook. The code that reads them is
// left out.
// Answer: proxy
// Because: RhymeShelf forwards every call and adds nothing, so it may look useless. But it has
// the same interface as the book inside, and nobody passes the book in: the first call opens it.
// If the shelf received an open book, it would be none of the five.
protocol Rhymes {
  var count: Int { get }
  func rhymes(with word: String) -> [String]
}

final class RhymeBook: Rhymes {
  private let words: [String]
  init(path: String) { words = Self.readAll(path) }
  private static func readAll(_ path: String) -> [String] { [] }
  var count: Int { words.count }
  func rhymes(with word: String) -> [String] { words.filter { $0.suffix(3) == word.suffix(3) } }
}

final class RhymeShelf: Rhymes {
  private let path: String
  private lazy var book = RhymeBook(path: path)

  init(path: String) {
    self.path = path
  }

  var count: Int { book.count }

  func rhymes(with word: String) -> [String] {
    book.rhymes(with: word)
  }
}
