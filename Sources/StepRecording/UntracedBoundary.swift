import Transcripts

/// A call that can't be recorded, because its receiver isn't behind a protocol.
///
/// The request that follows shows that the call happened.
public struct UntracedBoundary: Sendable {
  let from: String
  let to: String
  let path: String
  private let method: String
  private let reason: String

  /// Describes a call that can't be recorded.
  ///
  /// - Parameters:
  ///   - from: The caller's type.
  ///   - to: The type that is called and sends the request.
  ///   - path: The path of the request that shows the call.
  ///   - method: The vendor's name for the method that is called.
  ///   - reason: Why the call can't be recorded, in a whole sentence. By default, because `to` is a
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
      reason ?? "\(to) is a vendor's class, not a protocol, so no recorder can wrap it."
  }

  var message: Message {
    Message(.unwatched, from: from, to: to, "\(method) is called. \(reason)")
  }
}
