/// An entry in Ida's list: one line that a place adds to the bill.
enum Addition: Hashable {
  /// Something that comes with each bicycle, and its price.
  case extra(String, centsForEachBike: Int)

  /// A percentage that is taken off the bill.
  case reduction(percent: Int)
}
