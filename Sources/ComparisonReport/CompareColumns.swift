/// The programs that can be compared.
public struct CompareColumns: Equatable, Sendable {
  /// The columns that are shown by default, in their fixed order.
  public var standard: [String]

  /// The optional first column.
  public var baseline: String?

  /// A few words about the baseline.
  public var aboutBaseline: String

  /// The option that adds the baseline.
  var baselineOption: String { "--with-\(baseline ?? "")" }

  /// Creates the list.
  public init(standard: [String], baseline: String? = nil, aboutBaseline: String = "") {
    self.standard = standard
    self.baseline = baseline
    self.aboutBaseline = aboutBaseline
  }
}
