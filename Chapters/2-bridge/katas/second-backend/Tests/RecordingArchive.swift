import TestSupport

/// An archive that writes down what it is asked, and answers from its entries.
final class RecordingArchive: CardArchive {
  private let questions = Notes<String>()
  private let cards: [String: [ArchiveEntry]]
  private let failures: [Int: ArchiveError]
  private let slow: Set<Int>
  private let gate: Gate?

  /// - Parameters:
  ///   - cards: The entries of each card, by the card's number.
  ///   - failures: The pages that can't be had, by their numbers.
  ///   - slow: The numbers of pages that take their time.
  ///   - gate: Where the first question of all waits.
  init(
    cards: [String: [ArchiveEntry]], failures: [Int: ArchiveError] = [:], slow: Set<Int> = [],
    gate: Gate? = nil
  ) {
    self.cards = cards
    self.failures = failures
    self.slow = slow
    self.gate = gate
  }

  /// An archive with these visits on card 4711.
  convenience init(
    _ visits: [Visit] = .sample, failures: [Int: ArchiveError] = [:], slow: Set<Int> = []
  ) {
    let entries = visits.map { ArchiveEntry(day: $0.day, shop: $0.cafe) }
    self.init(cards: ["4711": entries], failures: failures, slow: slow)
  }

  /// What was asked, in order.
  var asked: [String] {
    questions.all
  }

  /// Waits for the first question.
  func isAsked() async {
    _ = await questions.all(after: 1)
  }

  func page(_ number: Int, card: String) async throws(ArchiveError) -> [ArchiveEntry] {
    let count = questions.number(of: "page \(number) of card \(card)")
    // No test needs so many pages: this is a loop without an end. For one that doesn't mind
    // failures, there is no answer at all, so that the test can end.
    if count > 200 {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    if count > 100 { throw .closed("it was asked more than 100 times") }
    if count == 1 { await gate?.pass() }
    if slow.contains(number) { try? await Task.sleep(for: .milliseconds(100)) }
    if let failure = failures[number] { throw failure }
    guard let entries = cards[card] else { throw .unknownCard }
    let before = (number - 1) * ArchivePage.size
    guard before >= 0, before < entries.count else { throw .noSuchPage }
    return Array(entries.dropFirst(before).prefix(ArchivePage.size))
  }
}
