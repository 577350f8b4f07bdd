import MeasuredCalls
import ProxyPattern
import Scenario

extension Subject {
  static func cache() -> [Subject] {
    let large = CachedSearch(capacity: 64) { ConstantSearch() }
    // It remembers one answer, so that of two questions in turn it knows neither.
    let small = CachedSearch(capacity: 1) { ConstantSearch() }
    return crowds.flatMap { callers in
      [
        // Callers on several processors wait for one another at the actor.
        Subject(.cache, hit(callers), callers == 1 ? .hop : .work, callers: callers) { times in
          try await together(callers) { try await ask(large, times, "\($0)") }
        },
        Subject(.cache, miss(callers), .work, callers: callers) { times in
          try await together(callers) { try await ask(small, times, "\($0)", inTurn: true) }
        },
      ]
    }
      + crowds.dropFirst().flatMap { callers in
        [
          Subject(.cache, "hit, \(callers) ask the same", .work, callers: callers) { times in
            try await together(callers) { _ in try await ask(large, times, "0") }
          },
          Subject(.cache, "miss, \(callers) ask the same", .work, callers: callers) {
            for time in 0..<$0 {
              try await together(callers) { _ in try await ask(small, 1, "\(time % 2)") }
            }
          },
        ]
      }
  }
}
