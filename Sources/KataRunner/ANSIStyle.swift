/// Colours for a terminal, or none.
struct ANSIStyle: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String { style(text, 1) }
  func red(_ text: String) -> String { style(text, 31) }
  func green(_ text: String) -> String { style(text, 32) }
  func yellow(_ text: String) -> String { style(text, 33) }
  func dim(_ text: String) -> String { style(text, 2) }

  private func style(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
