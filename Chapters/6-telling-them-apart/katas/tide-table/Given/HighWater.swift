/// A time at which the water is high.
struct HighWater: Hashable {
  /// The time, in minutes after midnight.
  var minute: Int

  /// The height, in centimeters above the chart's zero.
  var centimeters: Int
}
