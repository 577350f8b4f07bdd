/// The interface of the calls that are measured without waiting.
public protocol Answering {
  /// An answer, which is the next question: so no call can begin before the last one has ended.
  func answer(_ question: Int) -> Int
}

/// The inner call: it does next to nothing, and is called all the same.
///
/// It is in a module of its own, and never inlined: else the compiler would see that a loop of such
/// calls is a sum, and there would be nothing left to measure.
public struct ConstantAnswer: Answering {
  private let step: Int

  /// Creates one whose step the compiler can't know.
  public init() { step = CommandLine.argc > 0 ? 1 : 2 }

  /// The question and the step.
  @inline(never)
  public func answer(_ question: Int) -> Int { question &+ step }

  /// The same by another name and for another type of number: what an adapter is for.
  @inline(never)
  public func reply(to number: UInt) -> UInt { number &+ UInt(bitPattern: step) }
}
