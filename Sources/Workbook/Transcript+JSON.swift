extension Transcript {
  /// The transcript as JSON: what a program prints for the comparison.
  public var json: String {
    Workbook.json(self)
  }
}
