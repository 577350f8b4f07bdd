/// What a client's call became on its way to the inner object, as it was seen in a run.
public struct ForwardedCall {
  /// The call that the client made.
  public let call: String

  /// The calls that the inner object got for it.
  public let passed: [String]

  /// The name of the inner object's type.
  public let inner: String

  private let maker: String?

  /// Looks at the innermost wrapper; nil where nothing stands between the client and the rest.
  ///
  /// - Parameters:
  ///   - messages: What went from part to part.
  ///   - makers: By the name of a type: which wrapper made an object of it.
  public init?(_ messages: [Message], makers: [String: String] = [:]) {
    let calls = messages.filter { [.call, .unwatched].contains($0.kind) }
    guard let first = calls.first, first.kind == .call, let last = calls.last, calls.count > 1
    else { return nil }
    call = first.what
    passed = calls.dropFirst().filter { $0.from == last.from }.map(\.calledName)
    inner = last.to
    maker = makers[last.to]
  }

  /// Whether the inner object gets the very call that came in.
  public var isSame: Bool { passed == [call] }

  /// Whether the inner object gets calls of one method only.
  public var isOneMethod: Bool {
    Set(passed.map { $0.prefix { $0 != "(" } }).count == 1
  }

  /// How the calls that the inner object gets differ from the call that came in.
  public var outcome: String {
    switch passed.count {
    case _ where isSame:
      maker == nil ? "forwarded" : "forwarded to an object the wrapper created"
    case 1: "translated"
    default: isOneMethod ? "fan-out" : "sequence"
    }
  }

  /// The calls on the inner object, the call that they come from, and who created that object.
  public var lines: [String] {
    passed.map { "\(inner).\($0)" }
      + ["from \(call)", "\(inner) created by \(maker ?? "the program")"]
  }
}
