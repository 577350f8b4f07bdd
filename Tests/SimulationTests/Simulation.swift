import TestSupport

/// Simulated users of a pattern's program, beside a model that says what they must see and what
/// must reach the network.
@MainActor
struct Simulation {
  let pattern: Pattern

  /// The first difference between the program and its model, if there is one.
  func difference(in acts: [Act]) async -> String? {
    let app = App(pattern)
    let day = Day(pattern)
    for act in acts {
      day.take(act)
      let isShared = day.world.isShared
      let end: Void? = await promptly(within: .seconds(10)) {
        await app.take(act, isShared: isShared)
      }
      guard end != nil else {
        return "\(act) never ended"
      }
      let pairs = [
        ("sees", app.sees, day.sees), ("requests", app.requests, day.world.requests),
        (
          "sessions at the server", app.servers.open.values.sorted(),
          day.world.open.values.sorted()
        ),
      ]
      for (what, found, expected) in pairs where found != expected {
        return "after \(act), \(what): \(found), and not \(expected)"
      }
    }
    return nil
  }

  /// A sequence that still shows a difference, and none when any one act is left out or made
  /// simpler.
  func shortest(_ acts: [Act]) async -> [Act] {
    var acts = acts
    var index = 0
    while index < acts.count {
      var isShorter = false
      for replacement in acts[index].simpler where !isShorter {
        var fewer = acts
        fewer.replaceSubrange(index...index, with: replacement)
        isShorter = await difference(in: fewer) != nil
        if isShorter { acts = fewer }
      }
      index = isShorter ? 0 : index + 1
    }
    return acts
  }

  /// Tries days, each from its seed, until somebody says that it is enough.
  ///
  /// - Returns: How many, and the first difference with the shortest day that shows it.
  func run(
    from first: UInt64, isEnough: (UInt64) -> Bool
  ) async -> (days: UInt64, difference: String?) {
    var seed = first
    while !isEnough(seed - first) {
      defer { seed += 1 }
      // What one pattern's users do at a seed isn't what another's do.
      let stream = UInt64(Pattern.allCases.firstIndex(of: pattern) ?? 0)
      var numbers = SeededNumbers(state: seed &* 16 &+ stream)
      let acts = numbers.day(of: pattern)
      guard let seen = await difference(in: acts) else { continue }
      let shortest = await shortest(acts)
      let difference = await difference(in: shortest) ?? "none when it is tried again; \(seen)"
      // In a form that can be pasted into a test.
      let words = String(reflecting: shortest).replacing(/\w+\.(?:Act|Person)(?=\.)/, with: "")
      return (seed - first + 1, "seed \(seed), \(words): \(difference)")
    }
    return (seed - first, nil)
  }
}
