/// A time at which the water is high.
struct HighWater: Hashable {
  /// Minutes after midnight.
  var minute: Int

  /// How high it is, in centimetres above the chart.
  var centimetres: Int
}
