import Foundation
import TestSupport

/// Simulated users of a pattern's program, beside a model that says what they must see and what
/// must reach the network.
@MainActor
struct Simulation {
  let pattern: Pattern
  let truth: Truth

  /// The program that searches in another process.
  let server: URL

  /// The first difference between the program and its model, if there is one.
  func difference(in acts: [Act]) async -> String? {
    let app = App(pattern, server: server)
    let day = Day(pattern, truth)
    var count = 0
    for act in acts {
      day.take(act)
      let (isShared, isKilled) = (day.world.isShared, day.world.hasKilled)
      let end: Void? = await promptly(within: .seconds(10)) {
        await app.take(act, isShared: isShared, isKilled: isKilled)
      }
      guard end != nil else {
        return "\(act) never ended"
      }
      // Of two calls that were taken in turn, either may be the first to go on.
      let isInTurn = pattern.takesInTurn(act)
      let (sent, expected) = (app.requests, day.world.requests)
      let news = [sent, expected].map { requests in
        let news = Array(requests.dropFirst(count))
        return isInTurn ? news.sorted() : news
      }
      count = sent.count
      let pairs = [
        ("sees", app.sees, day.sees), ("requests", news[0], news[1]),
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
      var dice = Dice(seed: seed, stream: Pattern.allCases.firstIndex(of: pattern) ?? 0)
      let acts = dice.day(of: pattern)
      guard let seen = await difference(in: acts) else { continue }
      let shortest = await shortest(acts)
      let difference = await difference(in: shortest) ?? "none when it is tried again; \(seen)"
      let words = shortest.map(\.description).joined(separator: ", ")
      return (seed - first + 1, "seed \(seed), [\(words)]: \(difference)")
    }
    return (seed - first, nil)
  }
}
