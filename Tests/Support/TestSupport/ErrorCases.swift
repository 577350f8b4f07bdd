import Scenario
import Testing

// A failed expectation shows the case as in the test, and not the sentence for the user. This
// includes errors inside other values, which Swift prints with their debug description.

extension AuthenticationError: CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The case, as in the code.
  public var debugDescription: String {
    switch self {
    case .wrongCredentials: ".wrongCredentials"
    case .cancelled: ".cancelled"
    case .locked: ".locked"
    case .unavailable(let reason): ".unavailable(\(String(reflecting: reason)))"
    case .unreadableAnswer(let reason): ".unreadableAnswer(\(String(reflecting: reason)))"
    }
  }

  /// The case, as in the code.
  public var testDescription: String { debugDescription }
}

extension SearchError: CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The case, as in the code.
  public var debugDescription: String {
    switch self {
    case .notSignedIn: ".notSignedIn"
    case .cancelled: ".cancelled"
    case .unavailable(let reason): ".unavailable(\(String(reflecting: reason)))"
    case .unreadableAnswer(let reason): ".unreadableAnswer(\(String(reflecting: reason)))"
    case .invalidQuery(let reason): ".invalidQuery(\(String(reflecting: reason)))"
    case .peerFailed(let reason): ".peerFailed(\(String(reflecting: reason)))"
    }
  }

  /// The case, as in the code.
  public var testDescription: String { debugDescription }
}
