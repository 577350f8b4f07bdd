/// The effect of a change on a design.
enum Prediction {
  /// You haven't predicted anything yet.
  case undecided

  /// The design's code doesn't use what changes.
  case notHit

  /// The design's code uses what changes, but nothing has to be touched.
  case holds

  /// Something has to be touched: a number of the design's own files, and perhaps the shared
  /// screens. `toldBy` is who notices that something broke.
  case costs(files: Int, screensToo: Bool, toldBy: Teller)
}
