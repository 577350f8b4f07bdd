import CafeService
import FakeNetwork
import Foundation
import ProxyPattern
import Remote
import Scenario
import ServerFaults

/// How long a call takes, to the same client in this process and in another.
struct RoundTrip: Equatable, Sendable {
  /// The median of a call in this process.
  var inside = Duration.zero

  /// The median of a call to another process.
  var outside = Duration.zero

  /// How much longer the other process takes.
  var ratio: Double { outside / inside }

  /// Asks both in turn.
  static func measure(_ server: URL) async -> RoundTrip? {
    let near = Service(network: Network(), session: FaultTrial.session)
    let far = RemoteSearch(server: ServerProgram(server), session: FaultTrial.session)
    var inside: [Duration] = []
    var outside: [Duration] = []
    do {
      // The first call starts the server.
      _ = try await far.suggestions(for: "an")
      for _ in 1...500 {
        inside.append(try await time(near))
        outside.append(try await time(far))
      }
    } catch {
      return nil
    }
    return RoundTrip(inside: median(inside), outside: median(outside))
  }

  private static func time(_ client: some BusinessSearchClient) async throws -> Duration {
    let started = ContinuousClock.now
    _ = try await client.suggestions(for: "an")
    return ContinuousClock.now - started
  }

  private static func median(_ times: [Duration]) -> Duration {
    times.sorted()[times.count / 2]
  }
}
