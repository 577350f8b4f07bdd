import Transcripts

/// What a client's call became on its way to the inner object, as it was seen in a run.
struct HandOver {
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

  /// In a word: whether the call that is passed on is the call that came in.
  var outcome: String {
    let methods = Set(passed.map { $0.prefix { $0 != "(" } })
    return switch passed.count {
    case 1 where passed == [call]: maker == nil ? "same" : "same, own"
    case 1: "converted"
    default: methods.count == 1 ? "split" : "divided"
    }
  }

  /// The call, the calls that it became, and the object that they went to.
  var lines: [String] {
    [call] + passed.map { "goes on as \($0)" }
      + ["to: \(inner), made by \(maker ?? "the program")"]
  }
}
