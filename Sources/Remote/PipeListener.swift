import Processes
import Scenario

/// Hears what crosses the pipes: shows it to whoever watches, and hands the answers on.
struct PipeListener: LineListener {
  private let calls: PendingCalls
  private let process: Int32
  private let secret: [UInt8]?
  private let watch: (@Sendable (PipeLine) -> Void)?

  init(
    calls: PendingCalls, process: Int32, token: Token?,
    watch: (@Sendable (PipeLine) -> Void)?
  ) {
    self.calls = calls
    self.process = process
    self.watch = watch
    // As it stands between the quotation marks of a line.
    secret = token.map { Array(Wire.bytes($0.value).dropFirst().dropLast()) }
  }

  func sent(_ line: [UInt8]) {
    show(line, .out)
  }

  func received(_ line: [UInt8]) -> String? {
    show(line, .back)
    guard let text = String(validating: line, as: UTF8.self) else {
      return "wrote a line that isn't UTF-8"
    }
    return calls.hear(text)
  }

  func timePassed() -> [[UInt8]] {
    calls.giveUp(at: .now).map { Wire.bytes(CallLine(cancelling: $0)) }
  }

  func ended(because reason: String) {
    calls.end(because: reason)
  }

  /// Shows a line. Bytes are compared, not characters: what follows the token could change its
  /// last.
  private func show(_ line: [UInt8], _ direction: PipeLine.Direction) {
    guard let watch else { return }
    var shown = line
    if let secret, !secret.isEmpty { shown.replace(secret, with: Array("***".utf8)) }
    let text = String(decoding: shown, as: UTF8.self)
    watch(PipeLine(process: process, direction: direction, text: text))
  }
}
