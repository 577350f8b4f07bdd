import MeasuredCalls

extension Subject {
  /// Calls without waiting; each pattern is reduced to what makes it that pattern.
  static func called() -> [Subject] {
    let inner = ConstantAnswer()
    let (generic, decorator) = (Wrapped(inner: inner), WrappedAny(inner: inner))
    // Out of a list, so that the compiler can't see which type stands behind an `any`.
    let clients: [(String, PriceClass, any Answering)] = [
      ("any", .few, inner),
      ("adapter", .few, Adapting(adaptee: inner)),
      ("bridge", .few, Bridging(implementor: inner)),
      ("facade of two parts", .few, Facing(first: inner, second: inner)),
      ("proxy that may refuse", .few, Guarding(subject: inner, limit: .max)),
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

/// So many calls, each with the answer of the one before: a loop of its own for each call.
@inline(__always) private func chain(_ times: Int, _ call: (Int) -> Int) {
  let answer = (0..<times).reduce(0) { answer, _ in call(answer) }
  // It is used, or the calls could be left out.
  precondition(answer != 0)
}

/// Forwards, and does nothing else: the wrapper whose own price is asked for.
private struct Wrapped<Inner: Answering>: Answering {
  let inner: Inner
  func answer(_ question: Int) -> Int { inner.answer(question) }
}

/// The same with the inner object as `any`, so that it can be anything.
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
