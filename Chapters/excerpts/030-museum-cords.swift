// About: All of it is ours. Film and Statue inherit from Exhibit, too.
// Answer: proxy
// Because: Kinds of cord before kinds of exhibit look like a bridge. But a cord is an Exhibit, the
// one behind it has the very same call, and a visitor who isn't let through gets an answer although
// that one could speak. For a bridge the call inside would be another, simpler one. A decorator
// would let everybody hear the exhibit, and add something.
struct Visitor {
  var age: Int
  var isMember: Bool
}

class Exhibit {
  func speak(to visitor: Visitor) -> String { "" }
}

final class Painting: Exhibit {
  override func speak(to visitor: Visitor) -> String { "I am by nobody." }
}

class Cord: Exhibit {
  private let exhibit: Exhibit
  init(before exhibit: Exhibit) { self.exhibit = exhibit }
  func lets(_ visitor: Visitor) -> Bool { true }
  override final func speak(to visitor: Visitor) -> String {
    lets(visitor) ? exhibit.speak(to: visitor) : "Not here, please."
  }
}

final class AgeCord: Cord {
  override func lets(_ visitor: Visitor) -> Bool { visitor.age >= 16 }
}

final class MembersCord: Cord {
  override func lets(_ visitor: Visitor) -> Bool { visitor.isMember }
}
