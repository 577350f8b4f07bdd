import Scenario

/// All that the two sides do to the lines of one search, each of which one writes and the other
/// reads. Nothing is sent: it is here to be measured.
package struct CodedSearch: Sendable {
  /// The caller's line.
  package let question: [UInt8]

  /// The host's line.
  package let answer: [UInt8]

  /// Writes and reads both, or gives nil when one can't be read.
  package init?(finding found: [Business]) {
    question = Wire.bytes(CallLine(1, .example(isSearch: true)))
    let asked = Wire.value(CallLine.self, on: String(decoding: question, as: UTF8.self))
    guard case .call(let id, .search) = asked?.content else { return nil }
    answer = Wire.bytes(AnswerLine(id, .success(found)))
    let line = String(decoding: answer, as: UTF8.self)
    // The caller reads the number first, to know who waits.
    guard Wire.value(AnswerNumber.self, on: line)?.id == id,
      case .success(found)? = Wire.value(AnswerLine<[Business]>.self, on: line)?.result
    else { return nil }
  }
}
