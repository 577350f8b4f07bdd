/// What a change does to a design.
enum Prediction {
  /// Nothing is predicted yet.
  case undecided

  /// The design's code knows nothing of what changes.
  case notHit

  /// The design's code uses what changes, and nothing has to be touched.
  case holds

  /// Something has to be touched: so many of the design's own files, perhaps the shared screens as
  /// well; and who tells what broke.
  case costs(files: Int, screensToo: Bool, toldBy: Teller)
}
