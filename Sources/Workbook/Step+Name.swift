extension Step {
  /// The step's name in the matrix, where room is scarce: two words at most.
  var shortTitle: String {
    switch self {
    case .searchSignedOut: "signed out"
    default: String(rawValue.map { $0 == "-" ? " " : $0 })
    }
  }

  /// Whether a reader who types a name means this step: its own name, or that of the matrix.
  func answers(to name: String) -> Bool {
    name == rawValue || name == String(shortTitle.map { $0 == " " ? "-" : $0 })
  }

  /// Number and short title, such as `6 same search`.
  var shortName: String {
    "\(number) \(shortTitle)"
  }

  /// Number, name and title, such as `6 same-search  the same search again`.
  var heading: String {
    "\(number) \(rawValue)  \(title)"
  }
}
