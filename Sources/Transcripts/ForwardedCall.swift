/// A client's call and the calls that the inner object received for it, as recorded in a run.
public struct ForwardedCall {
  /// The call that the client made.
  public let call: String

  /// The calls that the inner object received.
  public let passed: [String]

  /// The name of the inner object's type.
  public let inner: String

  private let maker: String?

  /// Finds the calls of the innermost wrapper; nil if there is no wrapper.
  ///
  /// - Parameters:
  ///   - messages: The messages between the parts of the program.
  ///   - makers: For each type name, the wrapper that created the object of this type.
  public init?(_ messages: [Message], makers: [String: String] = [:]) {
    let calls = messages.filter { [.call, .unwatched].contains($0.kind) }
    guard let first = calls.first, first.kind == .call, let last = calls.last, calls.count > 1
    else { return nil }
    call = first.what
    passed = calls.dropFirst().filter { $0.from == last.from }.map(\.calledName)
    inner = last.to
    maker = makers[last.to]
  }

  /// Whether the inner object receives exactly the client's call.
  public var isSame: Bool { passed == [call] }

  /// Whether all calls that the inner object receives are of the same method.
  public var isOneMethod: Bool {
    Set(passed.map { $0.prefix { $0 != "(" } }).count == 1
  }

  /// How the inner object's calls differ from the client's call, in a word.
  public var outcome: String {
    switch passed.count {
    case _ where isSame:
      maker == nil ? "forwarded" : "forwarded to an object the wrapper created"
    case 1: "translated"
    default: isOneMethod ? "fan-out" : "sequence"
    }
  }

  /// The inner object's calls, the client's call, and what created the inner object.
  public var lines: [String] {
    passed.map { "\(inner).\($0)" }
      + ["from \(call)", "\(inner) created by \(maker ?? "the program")"]
  }
}
