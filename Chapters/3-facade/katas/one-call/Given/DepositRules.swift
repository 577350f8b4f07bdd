/// The rules for the deposit, which guests pay in advance.
struct DepositRules: Sendable {
  private let centsForEach: Int

  init(centsForEach: Int) {
    self.centsForEach = centsForEach
  }

  /// The deposit for a number of people, in cents.
  func deposit(for people: Int) -> Int {
    people * centsForEach
  }
}
