/// The inner call of a class that anybody may inherit from, so that each call looks it up.
open class AnsweringObject {
  private let step: Int

  /// Creates one whose step the compiler can't know.
  public init() { step = CommandLine.argc > 0 ? 1 : 2 }

  /// The question and the step.
  open func answer(_ question: Int) -> Int { question &+ step }
}
