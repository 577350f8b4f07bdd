import Processes
import Scenario

/// Why a question to another process brought no answer: which side failed.
public enum RemoteFailure: Error, Hashable, Sendable {
  /// The client in the other process was asked, and failed in its own way.
  case answered(SearchError)

  /// The other process failed: it was lost, silent, or wrote what makes no sense; with what it did.
  case peer(String)

  /// The caller was cancelled.
  case cancelled

  /// What is said of a process that missed a deadline.
  static func silence(of deadline: Duration) -> String {
    "didn't answer within \(deadline.inWords)"
  }
}
