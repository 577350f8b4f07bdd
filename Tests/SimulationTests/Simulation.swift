import TestSupport

/// Simulated users of a pattern's program, beside a model that says what they must see and what
/// must reach the network.
@MainActor
struct Simulation {
  let pattern: Pattern
  let truth: Truth

  /// The first difference between the program and its model, if there is one.
  func difference(in acts: [Act]) async -> String? {
    let app = App(pattern)
    let day = Day(pattern, truth)
    for act in acts {
      day.take(act)
      guard await promptly(within: .seconds(10), { await app.take(act) }) != nil else {
        return "\(act) never ended"
      }
      let pairs = [
        ("sees", app.sees, day.sees), ("requests", app.stage.requests, day.world.requests),
        (
          "sessions at the server", app.stage.open.values.sorted(),
          day.world.open.values.sorted()
        ),
      ]
      for (what, found, expected) in pairs where found != expected {
        return "after \(act), \(what): \(found), and not \(expected)"
      }
    }
    return nil
  }

  /// A sequence that still shows a difference, and none when any one act is left out.
  func shortest(_ acts: [Act]) async -> [Act] {
    var acts = acts
    var index = 0
    while index < acts.count {
      var fewer = acts
      fewer.remove(at: index)
      if await difference(in: fewer) != nil {
        acts = fewer
        index = 0
      } else {
        index += 1
      }
    }
    return acts
  }

  /// Tries some days, each from its seed; the first difference, with the shortest day that shows
  /// it.
  func run(_ seeds: Range<UInt64>) async -> String? {
    for seed in seeds {
      var dice = Dice(seed: seed)
      let acts = dice.day(of: pattern)
      guard await difference(in: acts) != nil else { continue }
      let shortest = await shortest(acts)
      let difference = await difference(in: shortest) ?? "none, when it is tried again"
      return "seed \(seed), [\(shortest.map(\.description).joined(separator: ", "))]: \(difference)"
    }
    return nil
  }
}
