/// Something whose calls are timed.
struct Subject {
  let group: Group
  let name: String
  let expected: PriceClass

  /// How many call at the same time.
  let callers: Int

  /// Has each caller call so many times, and waits for all.
  let run: (Int) async throws -> Void

  init(
    _ group: Group, _ name: String, _ expected: PriceClass, callers: Int = 1,
    _ run: @escaping (Int) async throws -> Void
  ) {
    (self.group, self.name, self.expected, self.callers) = (group, name, expected, callers)
    self.run = run
  }

  /// What a price is compared with.
  var base: String { [.calls, .stacks].contains(group) ? Self.direct : Self.asyncDirect }

  static let direct = "direct"
  static let asyncDirect = "async direct"
  static let heights = [1, 2, 4, 8, 16]
  static let crowds = [1, 2, 64]

  static func stack(_ height: Int) -> String { "\(height) deep" }
  static func asyncStack(_ height: Int) -> String { "async \(height) deep" }
  static func hit(_ callers: Int) -> String { "hit, \(callers) at once" }
  static func miss(_ callers: Int) -> String { "miss, \(callers) at once" }
  static func trip(_ callers: Int) -> String { "RemoteSearch, \(callers) in flight" }
  static func pipe(_ callers: Int) -> String { "pipe, \(callers) in flight" }
  static let coding = "coding, both sides, warm"
}

/// The subjects that can be measured without the others.
enum Group: String, CaseIterable, Encodable {
  case calls, stacks
  case async
  case asyncStacks = "async-stacks"
  case cache, remote
}
