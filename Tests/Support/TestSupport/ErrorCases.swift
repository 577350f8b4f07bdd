import Scenario
import Testing

// A failed expectation shows the case, as the test has it, and not the sentence for the user: also of an
// error inside another value, which Swift prints by its debug description.

extension AuthenticationError: CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The case, as it stands in the code.
  public var debugDescription: String {
    switch self {
    case .wrongCredentials: ".wrongCredentials"
    case .cancelled: ".cancelled"
    case .locked: ".locked"
    case .unavailable(let reason): ".unavailable(\(String(reflecting: reason)))"
    case .unreadableAnswer(let reason): ".unreadableAnswer(\(String(reflecting: reason)))"
    }
  }

  /// The same.
  public var testDescription: String { debugDescription }
}

extension SearchError: CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The case, as it stands in the code.
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

  /// The same.
  public var testDescription: String { debugDescription }
}
