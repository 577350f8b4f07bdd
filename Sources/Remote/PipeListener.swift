import Scenario
import Tooling

/// Hears what crosses the pipes: shows it to whoever watches, and hands the answers on.
struct PipeListener: PeerListener {
  private let calls: PendingCalls
  private let process: Int32
  private let secret: String?
  private let watch: @Sendable (PipeLine) -> Void

  init(
    calls: PendingCalls, process: Int32, token: Token?,
    watch: @escaping @Sendable (PipeLine) -> Void
  ) {
    self.calls = calls
    self.process = process
    self.watch = watch
    // As it stands between the quotation marks of a line.
    secret = token.map { String(Wire.line($0.value).dropFirst().dropLast()) }
  }

  func sent(_ line: [UInt8]) {
    show(String(decoding: line, as: UTF8.self), .out)
  }

  func received(_ line: [UInt8]) -> String? {
    show(String(decoding: line, as: UTF8.self), .back)
    guard let text = String(validating: line, as: UTF8.self) else {
      return "wrote a line that isn't UTF-8"
    }
    return calls.hear(text)
  }

  func ended(because reason: String) {
    calls.end(because: reason)
  }

  private func show(_ text: String, _ direction: PipeLine.Direction) {
    let shown = secret.map { $0.isEmpty ? text : text.replacing($0, with: "***") } ?? text
    watch(PipeLine(process: process, direction: direction, text: shown))
  }
}
