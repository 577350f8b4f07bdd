// Says: A `weak` subject that nobody else holds is lost at once.
// Prints: nil

final class Search {}

struct Proxy {
  weak var subject: Search?

  init(obtain: () -> Search) {
    subject = obtain()
  }
}

print(Proxy { Search() }.subject.map { _ in "a search" } ?? "nil")
