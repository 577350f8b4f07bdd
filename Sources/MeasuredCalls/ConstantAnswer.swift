/// The interface of the synchronous calls that are measured.
public protocol Answering {
  /// The answer, which is the next question, so that calls can't overlap.
  func answer(_ question: Int) -> Int
}

/// The innermost object, whose method does almost nothing.
///
/// It's in a separate module and never inlined. Otherwise the compiler could replace a loop of such
/// calls by a product.
public struct ConstantAnswer: Answering {
  private let step: Int

  /// Creates an object whose step the compiler can't know.
  public init() { step = CommandLine.argc > 0 ? 1 : 2 }

  /// The sum of the question and the step.
  @inline(never)
  public func answer(_ question: Int) -> Int { question &+ step }

  /// The same with a different name and number type, for an adapter to translate.
  @inline(never)
  public func reply(to number: UInt) -> UInt { number &+ UInt(bitPattern: step) }
}
