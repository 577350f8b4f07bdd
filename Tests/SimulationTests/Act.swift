import TestSupport

/// Something that happens in a simulated day.
enum Act: Hashable, Sendable {
  /// Somebody signs in.
  case signIn(Person)

  /// Whoever is signed in signs out.
  case signOut

  /// Somebody looks for cafés near a place, by its name.
  case search(String, near: String)

  /// Somebody turns the page.
  case nextPage

  /// Somebody types the beginning of a name.
  case suggest(String)

  /// The next search requests fail.
  case outage(Int)

  /// The next sign-ins and sign-outs fail.
  case signInOutage(Int)

  /// The bridge goes on with the other backend.
  case swap

  /// Somebody asks for pins in one call, through the facade.
  case find(Person, near: String)

  /// The act happens at another window: 1 and 2 have other screens, or kinds of search.
  indirect case at(Int, Act)

  /// The second act happens while an answer to the first one is held back: the one after so many.
  indirect case meanwhile(Act, Act, after: Int = 0)

  /// The caller is cancelled while an answer to the act is held back: the one after so many.
  indirect case cancelled(Act, after: Int = 0)
}

extension Act {
  /// The window at which the act happens, and the act.
  var placed: (window: Int, act: Act) {
    if case .at(let window, let act) = self { (window, act) } else { (0, self) }
  }

  /// The act at another window, if it happens at one.
  func moved(to window: Int) -> Act {
    switch placed.act {
    case .signIn, .signOut, .search, .nextPage, .suggest:
      window == 0 ? placed.act : .at(window, placed.act)
    default: self
    }
  }

  /// Whether somebody signs in, at whatever window.
  var isSignIn: Bool {
    if case .signIn = placed.act { true } else { false }
  }

  /// What could stand in the place of this act and be simpler: nothing, first of all.
  var simpler: [[Act]] {
    switch self {
    case .meanwhile(let first, let second, let count):
      [[], [first], [second], [first, second]] + (count > 0 ? [[.meanwhile(first, second)]] : [])
    case .cancelled(let act, _), .at(_, let act): [[], [act]]
    default: [[]]
    }
  }
}

/// The same acts are chosen again for the same seed.
extension SeededNumbers {
  /// A sequence of acts that the users of a pattern take.
  mutating func day(of pattern: Pattern) -> [Act] {
    (0..<Int.random(in: 4...24, using: &self)).map { _ in act(of: pattern, canOverlap: true) }
  }

  private mutating func act(of pattern: Pattern, canOverlap: Bool) -> Act {
    if pattern == .facade, Int.random(in: 0..<4, using: &self) > 0 {
      let find = Act.find(oneOf(Person.allCases), near: oneOf(Self.places))
      return canOverlap && Int.random(in: 0..<4, using: &self) == 0
        ? .cancelled(find, after: Int.random(in: 0...2, using: &self)) : find
    }
    switch Int.random(in: 0..<(canOverlap ? 26 : 14), using: &self) {
    case 12: return pattern == .bridge ? .swap : .outage(1)
    case 13:
      let count = Int.random(in: 1...4, using: &self)
      return Int.random(in: 0...1, using: &self) == 0 ? .outage(count) : .signInOutage(count)
    case 14, 15: return .cancelled(call(), after: oneOf([0, 0, 1]))
    case 16, 17:
      let act = Act.signIn(oneOf([.mia, .zoe, .guess, .shouting]))
      return overlap(act, .at(1, act), of: pattern)
    case 18...:
      let first = act(of: pattern, canOverlap: false)
      var second = act(of: pattern, canOverlap: false)
      // Often at the same window: a tap on the next button, or on the other one, while one works.
      if first.isSignIn || first.placed.act == .signOut, oneOf([true, false]) {
        second = oneOf([.signOut, .signIn(.nobody), .signIn(.zoe)])
      }
      if oneOf([true, false]) { second = second.moved(to: first.placed.window) }
      return overlap(first, second, after: oneOf([0, 0, 1, 1]), of: pattern)
    default: return call()
    }
  }

  /// Two acts that overlap. A proxy takes the passwords for one e-mail in turn, so that no two of its
  /// sign-ins do.
  private func overlap(
    _ first: Act, _ second: Act, after count: Int = 0, of pattern: Pattern
  ) -> Act {
    let isInTurn = pattern == .proxy && first.isSignIn && second.isSignIn
    return .meanwhile(
      first, isInTurn ? .signOut.moved(to: second.placed.window) : second, after: count)
  }

  /// Something that one user does at one window.
  private mutating func call() -> Act {
    let act: Act =
      switch Int.random(in: 0..<13, using: &self) {
      case 0, 1, 2: .signIn(oneOf([.mia, .mia, .zoe, .zoe, .guess, .shouting, .nobody]))
      case 3, 4: .signOut
      case 5, 6: .nextPage
      case 7: .suggest(oneOf(["", "B", "é", "cA", "dock", "zz"]))
      default: .search(oneOf(Self.terms), near: oneOf(Self.places))
      }
    let window = oneOf([0, 0, 0, 1, 2])
    return window == 0 ? act : .at(window, act)
  }

  private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  private static let terms = [
    "coffee", "coffee", "coffee", "COFFEE", "Möwe", "D", "zz\n1 found", " ",
  ]
  private static let places = [
    "Harbor Square", "Harbor Square", "Upper Town", "Lighthouse", "harbor square", "",
  ]
}
