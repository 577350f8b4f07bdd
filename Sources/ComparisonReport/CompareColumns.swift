/// The programs that can be compared.
public struct CompareColumns: Equatable, Sendable {
  /// The columns that are shown unless others are asked for, in their fixed order.
  public var standard: [String]

  /// The column that stands before all others when it is asked for, if there is one.
  public var baseline: String?

  /// What the baseline is, in a few words.
  public var aboutBaseline: String

  /// The option that asks for the baseline.
  var baselineOption: String { "--with-\(baseline ?? "")" }

  /// Creates the list.
  public init(standard: [String], baseline: String? = nil, aboutBaseline: String = "") {
    self.standard = standard
    self.baseline = baseline
    self.aboutBaseline = aboutBaseline
  }
}
