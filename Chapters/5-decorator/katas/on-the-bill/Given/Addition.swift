/// An entry in Ida's list: something that a place adds to the bill.
enum Addition: Hashable {
  /// Something that comes with each bicycle, and its price.
  case extra(String, centsForEachBike: Int)

  /// A percentage to take off the bill.
  case reduction(percent: Int)
}
