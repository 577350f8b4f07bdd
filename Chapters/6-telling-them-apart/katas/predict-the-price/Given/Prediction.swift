/// A change's effect on a design.
enum Prediction {
  /// You haven't predicted anything yet.
  case undecided

  /// The design's code doesn't use what changes.
  case notHit

  /// The design's code uses what changes, but nothing has to be touched.
  case holds

  /// You have to touch `files` of the design's own files, and, if `screensToo` is true, the shared
  /// screens. `toldBy` is who notices that something broke.
  case costs(files: Int, screensToo: Bool, toldBy: Teller)
}
