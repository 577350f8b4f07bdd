/// Colours for a terminal, or none.
struct Paint: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String { paint(text, 1) }
  func red(_ text: String) -> String { paint(text, 31) }
  func green(_ text: String) -> String { paint(text, 32) }
  func yellow(_ text: String) -> String { paint(text, 33) }
  func dim(_ text: String) -> String { paint(text, 2) }

  private func paint(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
