/// The ways in which one value can contain another.
enum Wrapping: CaseIterable {
  case bare
  case array
  case dictionary
  case optional
  case tuple
  case structure
  case error

  private struct Screen {
    let title = "Sign in"
    let content: Any
  }

  private struct Failure: Error {
    let cause: any Sendable
  }

  /// The value that contains the given value.
  func wrap(_ value: any Sendable) -> Any {
    switch self {
    case .bare: value
    case .array: [value, value]
    case .dictionary: ["key": value]
    case .optional: Optional.some(value) as Any
    case .tuple: (1, value)
    case .structure: Screen(content: value)
    case .error: Failure(cause: value)
    }
  }
}
