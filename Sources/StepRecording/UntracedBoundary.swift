import Transcripts

/// A place where nobody can look on: what is called there is no protocol.
///
/// That a call passed it is known all the same, by the request that follows.
public struct UntracedBoundary: Sendable {
  let from: String
  let to: String
  let path: String
  private let method: String
  private let reason: String

  /// Names a place.
  ///
  /// - Parameters:
  ///   - from: The type that calls.
  ///   - to: The type that is called, and that sends the request.
  ///   - path: The path of the requests that prove the call.
  ///   - method: The method that is called, as the vendor names it.
  ///   - reason: Why nobody can look on, in a whole sentence, where it isn't because `to` is a
  ///     vendor's class.
  public init(
    from: Any.Type, to: Any.Type, path: String, method: String,
    because reason: String? = nil
  ) {
    self.from = "\(from)"
    self.to = "\(to)"
    self.path = path
    self.method = method
    self.reason =
      reason ?? "\(to) is a vendor's class, and no protocol: nobody can stand before it."
  }

  var message: Message {
    Message(.unwatched, from: from, to: to, "\(method) is called. \(reason)")
  }
}
