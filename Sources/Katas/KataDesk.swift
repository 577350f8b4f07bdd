import Foundation
import Tooling

/// Everything that the runner works with: the katas, the reader's notes, the examiner.
struct KataDesk: Sendable {
  let package: URL
  let originals: Originals
  let shelf: KataShelf
  let notes: ReaderNotes
  let examiner: KataExaminer

  init(package: URL, deadline: Duration = KataExaminer.usualDeadline) throws(ProgramError) {
    self.package = package
    originals = try Originals(of: package)
    shelf = try KataShelf(originals)
    notes = ReaderNotes(package: package)
    examiner = KataExaminer(
      package: package, originals: originals,
      workspace: package.appendingPathComponent(".build/katas"), deadline: deadline)
  }

  func state(of kata: Kata) -> KataState {
    guard let exercise = try? examiner.saved(kata) else { return .underWay }
    if examiner.isUntouched(kata, exercise) { return .notStarted }
    return notes.green(kata) == exercise ? .done : .underWay
  }

  /// The kata that the reader named last; nil before the first.
  private var current: Kata? {
    shelf.katas.first { $0.name == notes.current }
  }

  /// The kata that the reader is at: the one they named last; else the first that is under way or
  /// not started. Nil when all are done.
  var here: Kata? {
    if let current, state(of: current) != .done { return current }
    return next(after: current)
  }

  /// The kata to take up after this one: one that is under way, or else the next that isn't started;
  /// nil when the others are done.
  func next(after kata: Kata?) -> Kata? {
    let start = kata.flatMap(shelf.katas.firstIndex).map { $0 + 1 } ?? 0
    let order = shelf.katas[start...] + shelf.katas[..<start].filter { $0 != kata }
    return order.first { state(of: $0) == .underWay }
      ?? order.first { state(of: $0) == .notStarted }
  }

  /// The kata that a command is about.
  func kata(_ name: String?) throws(ProgramError) -> Kata {
    if let name { return try shelf.kata(named: name) }
    // After green a reader wants the solution or a hint of the kata they were at.
    if let current { return current }
    guard let kata = here ?? shelf.katas.first else {
      throw ProgramError("there are no katas", status: 66)
    }
    return kata
  }
}
