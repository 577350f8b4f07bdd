import Scenario

/// An error of the domain as it is sent: its name, and its reason if it has one.
struct ErrorWords: Codable {
  let name: String
  var reason: String?

  init(_ error: SearchError) {
    switch error {
    case .notSignedIn: name = "notSignedIn"
    case .cancelled: name = "cancelled"
    case .unavailable(let reason): (name, self.reason) = ("unavailable", reason)
    case .unreadableAnswer(let reason): (name, self.reason) = ("unreadableAnswer", reason)
    case .invalidQuery(let reason): (name, self.reason) = ("invalidQuery", reason)
    case .peerFailed(let reason): (name, self.reason) = ("peerFailed", reason)
    }
  }

  /// The error again, or nil when the words name none.
  var error: SearchError? {
    switch (name, reason) {
    case ("notSignedIn", _): .notSignedIn
    case ("cancelled", _): .cancelled
    case ("unavailable", let reason?): .unavailable(reason)
    case ("unreadableAnswer", let reason?): .unreadableAnswer(reason)
    case ("invalidQuery", let reason?): .invalidQuery(reason)
    case ("peerFailed", let reason?): .peerFailed(reason)
    default: nil
    }
  }
}
