import MeasuredCalls

extension Subject {
  static func synchronous() -> [Subject] {
    let inner = ConstantAnswer()
    let (generic, some, object) = (Wrapped(inner: inner), WrappedAny(inner), AnsweringObject())
    let loops: [(String, PriceClass, (Int) -> Int)] = [
      (direct, .free, { callDirect(inner, times: $0) }),
      ("generic decorator", .free, { callGeneric(generic, times: $0) }),
      ("decorator as some", .few, { callSome(some, times: $0) }),
      ("an object, no value", .few, { callObject(object, times: $0) }),
    ]
    // Out of a list, so that the compiler can't see which type stands behind an `any`.
    let patterns: [(String, any Answering)] = [
      ("any", inner), ("decorator as any", some), ("adapter", Adapting(adaptee: inner)),
      ("bridge", Bridging(implementor: inner)), ("facade of two parts", Facing(inner, inner)),
      ("proxy that may refuse", Guarding(subject: inner, limit: .max)),
      ("decorator that counts", Counting(inner: inner)),
    ]
    let calls =
      loops + patterns.map { name, client in (name, .few, { callAny(client, times: $0) }) }
    // The answer is used, or the calls could be left out.
    return calls.map { name, expected, call in
      Subject(.calls, name, expected) { precondition(call($0) != 0) }
    }
      + heights.map { height in
        let client = (0..<height).reduce(inner as any Answering) { inner, _ in WrappedAny(inner) }
        return Subject(.stacks, stack(height), height < 4 ? .few : .tens) {
          precondition(callAny(client, times: $0) != 0)
        }
      }
  }
}

/// Forwards, and does nothing else: the wrapper whose own price is asked for.
struct Wrapped<Inner: Answering>: Answering {
  let inner: Inner
  func answer(_ question: Int) -> Int { inner.answer(question) }
}

/// The same with the inner object as `any`, so that it can be anything.
struct WrappedAny: Answering {
  let inner: any Answering
  init(_ inner: any Answering) { self.inner = inner }
  func answer(_ question: Int) -> Int { inner.answer(question) }
}

// The five patterns, each reduced to what makes it that pattern.

struct Adapting: Answering {
  let adaptee: ConstantAnswer
  func answer(_ question: Int) -> Int {
    Int(bitPattern: adaptee.reply(to: UInt(bitPattern: question)))
  }
}

struct Bridging: Answering {
  let implementor: any Answering
  func answer(_ question: Int) -> Int { implementor.answer(question) &+ 1 }
}

struct Facing: Answering {
  let first, second: any Answering
  init(_ first: some Answering, _ second: some Answering) {
    (self.first, self.second) = (first, second)
  }
  func answer(_ question: Int) -> Int { second.answer(first.answer(question)) }
}

struct Guarding: Answering {
  let subject: any Answering
  let limit: Int
  func answer(_ question: Int) -> Int { question < limit ? subject.answer(question) : 0 }
}

struct Counting: Answering {
  final class Counter { var calls = 0 }
  let inner: any Answering
  let counter = Counter()
  func answer(_ question: Int) -> Int {
    counter.calls += 1
    return inner.answer(question)
  }
}

// The loops that are timed: one source, compiled in one module, each a function of its own.

@inline(never) func callDirect(_ inner: ConstantAnswer, times: Int) -> Int {
  chain(times) { inner.answer($0) }
}

@inline(never) func callGeneric(_ outer: Wrapped<ConstantAnswer>, times: Int) -> Int {
  chain(times) { outer.answer($0) }
}

@inline(never) func callSome(_ outer: some Answering, times: Int) -> Int {
  chain(times) { outer.answer($0) }
}

@inline(never) func callAny(_ outer: any Answering, times: Int) -> Int {
  chain(times) { outer.answer($0) }
}

@inline(never) func callObject(_ inner: AnsweringObject, times: Int) -> Int {
  chain(times) { inner.answer($0) }
}

@inline(__always) private func chain(_ times: Int, _ call: (Int) -> Int) -> Int {
  (0..<times).reduce(0) { answer, _ in call(answer) }
}
