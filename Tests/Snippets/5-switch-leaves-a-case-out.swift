// Says: A `switch` without a `default` that leaves a case out doesn't compile.
// Fails: switch must be exhaustive
import Scenario

func isTransient(_ error: SearchError) -> Bool {
  switch error {
  case .unavailable, .peerFailed: true
  case .notSignedIn, .cancelled, .unreadableAnswer: false
  }
}
