import Foundation
import Processes
import TerminalText
import Transcripts

/// The reason why there is no transcript of a program.
struct GatheringFailure: Error, Equatable {
  var sentence: String
}

extension Transcript {
  /// The transcript that a program printed, or the reason why there is none.
  static func read(
    from report: ChildReport, of column: String
  ) -> Result<Transcript, GatheringFailure> {
    guard report.ending == .exited(0) else {
      return .failure(GatheringFailure(sentence: "\(column) \(report.ending)\(report.complaint)"))
    }
    guard !report.output.isEmpty else {
      return .failure(GatheringFailure(sentence: "\(column) printed nothing"))
    }
    guard let transcript = try? JSONDecoder().decode(Transcript.self, from: report.output) else {
      return .failure(GatheringFailure(sentence: "\(column) printed an incomplete transcript"))
    }
    guard let flaw = transcript.flaw(as: column) else {
      return .success(transcript)
    }
    return .failure(GatheringFailure(sentence: "\(column) printed a transcript \(flaw)"))
  }

  private func flaw(as expected: String) -> String? {
    let steps = rows.map(\.step)
    if column != expected {
      return "of '\(column.prefix(40))'"
    }
    if let missing = Step.allCases.first(where: { !steps.contains($0) }) {
      return "without the step '\(missing.rawValue)'"
    }
    if let twice = Step.allCases.first(where: { step in steps.count { $0 == step } > 1 }) {
      return "with the step '\(twice.rawValue)' twice"
    }
    return steps == Step.allCases ? nil : "with its steps out of order"
  }
}

extension ChildReport {
  /// The first line of the program's error output, cut off after 80 characters.
  fileprivate var complaint: String {
    guard case .exited = ending else { return "" }
    let text = String(decoding: errors, as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let printable = line.filter { !$0.unicodeScalars.contains { $0.properties.isControl } }
    return printable.isEmpty ? "" : ": \(printable.prefix(80))"
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool {
    generalCategory == .control
  }
}
