import Foundation
import TestSupport

/// A newspaper that writes down which sections it is asked for, and answers as it was told.
final class RecordingLantern: LanternOffice {
  private let sections = Notes<String>()
  private let answers: [Result<LanternAnswer, any Error>]
  private let gate: Gate?

  /// Creates a newspaper that gives these answers, one for each question. The last one is for all that
  /// follow, too.
  init(_ answers: Result<LanternAnswer, any Error>...) {
    self.answers = answers
    gate = nil
  }

  /// Creates a newspaper that always answers the same.
  ///
  /// - Parameter gate: Where each answer waits until the gate is open, or until the caller gives
  ///   up.
  init(status: Int = 200, body: some Sequence<UInt8>, holding gate: Gate? = nil) {
    answers = [.success(LanternAnswer(status: status, body: Data(body)))]
    self.gate = gate
  }

  /// Creates a newspaper that never answers.
  init(failing error: any Error) {
    answers = [.failure(error)]
    gate = nil
  }

  /// The sections that it was asked for, in order.
  var asked: [String] {
    sections.all
  }

  func newestIssue(of section: String) async throws -> LanternAnswer {
    let number = sections.number(of: section)
    await gate?.pass()
    try Task.checkCancellation()
    return try answers[min(number, answers.count) - 1].get()
  }
}
