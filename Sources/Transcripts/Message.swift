/// A call, an answer or another event between two parts of a program, as recorded in a run.
public struct Message: Codable, Equatable, Sendable {
  /// The kinds of messages.
  public enum Kind: String, Codable, Sendable {
    /// A call begins.
    case call

    /// A call returns.
    case answer

    /// A call ends with an error.
    case failure

    /// A request leaves the program.
    case request

    /// A wrapper writes a line to its log.
    case log

    /// A wrapper or the program creates an object to wrap.
    case creation

    /// A call that couldn't be recorded. The request that follows shows that it happened.
    case unwatched
  }

  /// The name of the sender's type.
  public var from: String

  /// The name of the receiver's type.
  public var to: String

  /// The content in a few words, without secrets. For an unrecorded call: method and reason.
  public var what: String

  /// The kind of message.
  public var kind: Kind

  /// The call or the answer. For an unrecorded call, only its method.
  public var calledName: String {
    kind == .unwatched ? String(what.prefix { $0 != " " }) : what
  }

  /// Creates a message.
  public init(_ kind: Kind, from: String, to: String, _ what: String) {
    self.from = from
    self.to = to
    self.what = what
    self.kind = kind
  }
}
