import Transcripts

/// What a client's call became on its way to the inner object, as it was seen in a run.
struct ForwardedCall {
  private let call: String
  private let passed: [String]
  private let inner: String
  private let maker: String?

  /// Looks at the innermost wrapper; nil where nothing stands between the client and the rest.
  ///
  /// - Parameters:
  ///   - messages: What went from part to part.
  ///   - makers: By the name of a type: which wrapper made an object of it.
  init?(_ messages: [Message], makers: [String: String]) {
    let calls = messages.filter { [.call, .unwatched].contains($0.kind) }
    guard let first = calls.first, first.kind == .call, let last = calls.last, calls.count > 1
    else { return nil }
    call = first.what
    passed = calls.dropFirst().filter { $0.from == last.from }.map { message in
      message.kind == .call ? message.what : String(message.what.prefix { $0 != " " })
    }
    inner = last.to
    maker = makers[last.to]
  }

  /// How the calls that the inner object gets differ from the call that came in.
  var outcome: String {
    let methods = Set(passed.map { $0.prefix { $0 != "(" } })
    return switch passed.count {
    case 1 where passed == [call]:
      maker == nil ? "forwarded" : "forwarded to an object the wrapper created"
    case 1: "translated"
    default: methods.count == 1 ? "fan-out" : "sequence"
    }
  }

  /// The calls on the inner object, the call that they come from, and who created that object.
  var lines: [String] {
    passed.map { "\(inner).\($0)" }
      + ["from \(call)", "\(inner) created by \(maker ?? "the program")"]
  }
}
