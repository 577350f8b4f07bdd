/// Something that went from one part of a program to another, as it was seen in a run.
public struct Message: Codable, Equatable, Sendable {
  /// What kind of message it is.
  public enum Kind: String, Codable, Sendable {
    /// A call begins.
    case call

    /// A call ends well.
    case answer

    /// A call ends with an error.
    case failure

    /// A request leaves the program.
    case request

    /// A wrapper writes a line to its log.
    case log

    /// An object that is wrapped is created, by a wrapper or by the program.
    case creation

    /// Nobody could watch what went on here; something else shows that something did.
    case unwatched
  }

  /// The name of the type that it comes from.
  public var from: String

  /// The name of the type that it goes to.
  public var to: String

  /// What it says, in a few words, without secrets; of an unwatched one, why nobody watched.
  public var what: String

  /// What kind of message it is.
  public var kind: Kind

  /// What is called, or answered. Of a call that nobody could watch, its method alone.
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
