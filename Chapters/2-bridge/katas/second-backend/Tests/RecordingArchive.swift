import TestSupport

/// An archive that records what it is asked for, and answers from its entries.
final class RecordingArchive: CardArchive {
  private let questions = Notes<String>()
  private let cards: [String: [ArchiveEntry]]
  private let failures: [Int: ArchiveError]
  private let gate: Gate?

  /// - Parameters:
  ///   - cards: The entries of each card, by the card's number.
  ///   - failures: The failing pages' errors, by page number.
  ///   - gate: The gate at which the very first question waits.
  init(
    cards: [String: [ArchiveEntry]], failures: [Int: ArchiveError] = [:], gate: Gate? = nil
  ) {
    self.cards = cards
    self.failures = failures
    self.gate = gate
  }

  /// An archive with these visits on card 4711.
  convenience init(_ visits: [Visit] = .sample, failures: [Int: ArchiveError] = [:]) {
    let entries = visits.map { ArchiveEntry(day: $0.day, shop: $0.cafe) }
    self.init(cards: ["4711": entries], failures: failures)
  }

  /// The questions, in order.
  var asked: [String] {
    questions.all
  }

  /// Waits until the first question is asked.
  func isAsked() async {
    _ = await questions.all(after: 1)
  }

  func page(_ number: Int, card: String) async throws(ArchiveError) -> [ArchiveEntry] {
    let count = questions.number(of: "page \(number) of card \(card)")
    // No test needs so many pages, so this must be an endless loop. A loop that ignores failures
    // gets no answer at all, and the test ends at its time limit.
    if count > 200 {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    if count > 100 { throw .closed("the archive was asked more than 100 times") }
    if count == 1 { await gate?.pass() }
    // Once all callers wait, a caller that wants several pages at once has sent all its calls.
    let before = questions(about: card)
    await Crowd.current?.waits()
    guard questions(about: card) == before else {
      throw .closed("the archive was asked for several pages of a card at once")
    }
    if let failure = failures[number] { throw failure }
    guard let entries = cards[card] else { throw .unknownCard }
    let first = (number - 1) * ArchivePage.size
    guard first >= 0, first < entries.count else { throw .noSuchPage }
    return Array(entries.dropFirst(first).prefix(ArchivePage.size))
  }

  private func questions(about card: String) -> Int {
    asked.count { $0.hasSuffix(" \(card)") }
  }
}
