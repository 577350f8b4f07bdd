/// When the café is open.
struct OpeningHours: Sendable {
  private let hours: Range<Int>

  init(_ hours: Range<Int>) {
    self.hours = hours
  }

  /// Whether guests can sit down at an hour.
  func isOpen(at hour: Int) -> Bool {
    hours.contains(hour)
  }
}
