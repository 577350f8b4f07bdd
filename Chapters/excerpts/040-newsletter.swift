// About: Two screens and a nightly job call Newsletter. Newsroom, Typesetter, Press and Post are
// also used alone, in other places.
// Answer: facade
// Because: Newsletter holds nothing, but it creates four parts and asks them in the right order:
// one simple call in front of a subsystem. A mapper (none of the five) would only turn one value
// into another. Here, a press runs, and bundles are delivered.
final class Newsroom {
  func stories(ofIssue issue: Int) throws -> [String] { [] }
}

final class Typesetter {
  func set(_ stories: [String], columns: Int) throws -> [String] { stories }
}

final class Press {
  private var rolls = 3
  func print(_ pages: [String], copies: Int) throws -> Int {
    rolls -= 1
    return copies / 50
  }
}

final class Post {
  func deliver(bundles: Int) {}
}

enum Newsletter {
  static func publish(issue: Int, copies: Int) throws {
    let stories = try Newsroom().stories(ofIssue: issue)
    let pages = try Typesetter().set(stories, columns: 2)
    let bundles = try Press().print(pages, copies: copies)
    Post().deliver(bundles: bundles)
  }
}
