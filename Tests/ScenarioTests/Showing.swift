/// The ways in which a program can print a value, on purpose or by accident.
enum Showing: CaseIterable {
  case description
  case debugDescription
  case interpolation
  case dump
  case mirror

  /// All the text that is printed.
  func text(of value: Any) -> String {
    switch self {
    case .description: return String(describing: value)
    case .debugDescription: return String(reflecting: value)
    case .interpolation: return "\(value)"
    case .dump:
      var text = ""
      Swift.dump(value, to: &text)
      return text
    case .mirror: return leaves(of: value).joined(separator: "\n")
    }
  }

  private func leaves(of value: Any) -> [String] {
    ["\(value)"] + Mirror(reflecting: value).children.flatMap { leaves(of: $0.value) }
  }
}
