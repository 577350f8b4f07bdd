// About: A line is a row of steps such as ProxyGreeting. Each step gets what the previous one has
// passed on.
// Answer: none
// Because: ProxyGreeting is one step in a row. It talks to a machine on the way, and then sends
// the texts that were waiting. The word "Proxy" in its name means that machine. A proxy in this
// workbook's sense would hold a step, and take that step's place.
// After: https://github.com/apple/swift-nio-extras/blob/1.34.3/Sources/NIOExtras/HTTP1ProxyConnectHandler.swift#L18, NIOHTTP1ProxyConnectHandler
final class ProxyGreeting: LineStep {
  private enum State {
    case fresh, asked, open
  }

  private var state = State.fresh
  private var waiting: [String] = []
  let host: String

  init(host: String) {
    self.host = host
  }

  func lineOpened(_ line: LineContext) {
    state = .asked
    line.send("CONNECT \(host)")
  }

  func write(_ text: String, to line: LineContext) {
    waiting.append(text)
  }

  func received(_ answer: String, from line: LineContext) {
    guard state == .asked, answer == "200" else { return line.fail() }
    state = .open
    line.remove(self)
    for text in waiting { line.send(text) }
  }
}
