/// What a reader's tests made of a wrong implementation that they have to notice.
public enum Notice: String, Sendable {
  /// A test fails there, each time, and never on the right implementation.
  case surely

  /// A test fails there only when its callers happen to meet, or to miss each other.
  case sometimes

  /// No test fails there alone.
  case never

  /// What to say of it; nil where it is as it has to be.
  ///
  /// - Parameter mistake: A phrase for the wrong implementation.
  public func complaint(about mistake: String) -> String? {
    switch self {
    case .surely: nil
    case .sometimes:
      """
      your tests only sometimes catch \(mistake): it depends on whether two calls happen to run at \
      the same time. Make sure that they do
      """
    case .never: "none of your tests catches \(mistake)"
    }
  }
}
