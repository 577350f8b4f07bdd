import MeasuredCalls

extension Subject {
  /// Synchronous calls through minimal versions of the patterns.
  static func called() -> [Subject] {
    let inner = ConstantAnswer()
    let (generic, decorator) = (Wrapped(inner: inner), WrappedAny(inner: inner))
    // From a list, so that the compiler can't see the type inside an `any`.
    let clients: [(String, PriceClass, any Answering)] = [
      ("any", .few, inner),
      ("adapter", .few, Adapting(adaptee: inner)),
      ("bridge", .few, Bridging(implementor: inner)),
      ("facade of two parts", .few, Facing(first: inner, second: inner)),
      ("proxy that may block", .few, Guarding(subject: inner, limit: .max)),
      ("decorator as any", .few, decorator),
      ("16 deep", .tens, (1...16).reduce(inner) { inner, _ in WrappedAny(inner: inner) }),
    ]
    return [
      Subject(name: "direct", expected: .free) { chain($0) { inner.answer($0) } },
      Subject(name: "generic decorator", expected: .free) { chain($0) { generic.answer($0) } },
      Subject(name: "decorator as some", expected: .few) { chain($0) { decorator.answer($0) } },
    ]
      + clients.map { name, expected, client in
        Subject(name: name, expected: expected) { chain($0) { client.answer($0) } }
      }
  }
}

/// Makes calls in sequence, each with the previous answer. Inlining gives every subject a loop.
@inline(__always) private func chain(_ times: Int, _ call: (Int) -> Int) {
  let answer = (0..<times).reduce(0) { answer, _ in call(answer) }
  // Uses the answer, so that the compiler can't remove the calls.
  precondition(answer != 0)
}

/// Only forwards, to measure the cost of a wrapper itself.
private struct Wrapped<Inner: Answering>: Answering {
  let inner: Inner
  func answer(_ question: Int) -> Int { inner.answer(question) }
}

/// Forwards to an inner object of any type.
private struct WrappedAny: Answering {
  let inner: any Answering
  func answer(_ question: Int) -> Int { inner.answer(question) }
}

private struct Adapting: Answering {
  let adaptee: ConstantAnswer
  func answer(_ question: Int) -> Int {
    Int(bitPattern: adaptee.reply(to: UInt(bitPattern: question)))
  }
}

private struct Bridging: Answering {
  let implementor: any Answering
  func answer(_ question: Int) -> Int { implementor.answer(question) &+ 1 }
}

private struct Facing: Answering {
  let first, second: any Answering
  func answer(_ question: Int) -> Int { second.answer(first.answer(question)) }
}

private struct Guarding: Answering {
  let subject: any Answering
  let limit: Int
  func answer(_ question: Int) -> Int { question < limit ? subject.answer(question) : 0 }
}
