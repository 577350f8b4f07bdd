// About: To read all words of a RhymeBook takes some seconds. How it does that is left out.
// Answer: proxy
// Because: It hands on every call and adds nothing, so one could think that it may go. But the same
// interface is inside, and nobody hands the book in: it is opened at the first call. With an open
// book handed in, it would be none of the five.
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
