/// The programs that can be compared.
public struct CompareColumns: Equatable, Sendable {
  /// The columns that are shown unless others are asked for, in their fixed order.
  public var standard: [String]

  /// The column that stands before all others when it is asked for, if there is one.
  public var baseline: String?

  /// Creates the list.
  public init(standard: [String], baseline: String? = nil) {
    self.standard = standard
    self.baseline = baseline
  }
}
