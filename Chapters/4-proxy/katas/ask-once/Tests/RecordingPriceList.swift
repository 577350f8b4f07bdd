import TestSupport

/// A price list that records its calls. Each price shows which question it answers: the first
/// question is answered with 100, the second with 200, and so on. A test can change the first
/// price.
final class RecordingPriceList: PriceList {
  private let questions = Notes<Drink>()
  private let ended = Notes<String>()
  private let failures: [Int: PriceError]
  private let gates: [Int: Gate]
  private let exit: Gate?
  private let firstPrice: Int

  /// Creates a price list.
  ///
  /// - Parameters:
  ///   - failures: The errors of questions that fail, by question number, starting at 1.
  ///   - gates: The gates at which questions wait, by question number.
  ///   - exit: The gate at which a sign-out waits.
  ///   - firstPrice: The answer to the first question.
  init(
    failing failures: [Int: PriceError] = [:], holding gates: [Int: Gate] = [:],
    exit: Gate? = nil, firstPrice: Int = 100
  ) {
    self.failures = failures
    self.gates = gates
    self.exit = exit
    self.firstPrice = firstPrice
  }

  /// The drinks whose price was requested, in order.
  var asked: [Drink] {
    questions.all
  }

  /// How many sign-outs have begun.
  var signOuts: Int {
    ended.all.count
  }

  /// The next price. A question that is cancelled while it waits gets no price.
  func price(of drink: Drink) async throws(PriceError) -> Int {
    let number = questions.number(of: drink)
    await gates[number]?.pass()
    if Task.isCancelled { throw .cancelled }
    if let failure = failures[number] { throw failure }
    return firstPrice + (number - 1) * 100
  }

  func signOut() async {
    ended.write("sign-out")
    await exit?.pass()
  }
}
