/// A row of a comparison: a step that every version of a program is asked to take.
///
/// The raw value is the step's name on a command line, such as `repeat-search`.
public protocol NamedStep: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable
where AllCases == [Self] {
  /// What happens in the step, for a heading.
  var title: String { get }

  /// The step's name in a table, two or three words at most.
  var shortTitle: String { get }
}

extension NamedStep {
  /// The step's name with spaces.
  public var shortTitle: String { spacedName }

  /// The step's name with spaces.
  public var spacedName: String {
    String(rawValue.map { $0 == "-" ? " " : $0 })
  }

  /// The step's position, counted from 1.
  public var number: Int {
    (Self.allCases.firstIndex(of: self) ?? 0) + 1
  }

  /// Whether a typed name means this step: its own name or its short title.
  public func answers(to name: String) -> Bool {
    func dashed(_ words: String) -> String { String(words.map { $0 == " " ? "-" : $0 }) }
    return name == rawValue || dashed(name) == dashed(shortTitle)
  }

  /// Number and short title, such as `6 repeat search`.
  public var shortName: String {
    "\(number) \(shortTitle)"
  }

  /// Number, name and title, such as `6 repeat-search  the same search again`.
  public var heading: String {
    "\(number) \(rawValue)  \(title)"
  }
}
