/// The hours at which the café is open.
struct OpeningHours: Sendable {
  private let hours: Range<Int>

  init(_ hours: Range<Int>) {
    self.hours = hours
  }

  /// Whether the café is open at an hour.
  func isOpen(at hour: Int) -> Bool {
    hours.contains(hour)
  }
}
