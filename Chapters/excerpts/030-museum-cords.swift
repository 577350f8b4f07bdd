// About: All of this code is ours. Film and Statue also inherit from Exhibit.
// Answer: proxy
// Because: Kinds of cord in front of kinds of exhibit look like a bridge. But a cord is an
// Exhibit, and the exhibit behind it has the same call. If the cord doesn't let a visitor
// through, the cord answers, and the exhibit isn't asked. In a bridge, the inner call would be
// different and simpler. A decorator would always let the exhibit speak, and add something.
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
