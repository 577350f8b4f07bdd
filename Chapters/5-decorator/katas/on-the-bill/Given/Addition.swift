/// Something that a place adds to the bill, as it stands on Ida's list.
enum Addition: Hashable {
  /// Something that comes with each bicycle, and what it costs.
  case extra(String, centsForEachBike: Int)

  /// A part of the bill that is taken off.
  case reduction(percent: Int)
}
