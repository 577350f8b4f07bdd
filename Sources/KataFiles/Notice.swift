/// How well a reader's tests catch a wrong implementation.
public enum Notice: String, Sendable {
  /// A test fails each time with the wrong implementation, and never with the right one.
  case surely

  /// A test fails only when calls happen to overlap, or happen not to.
  case sometimes

  /// No test fails only with the wrong implementation.
  case never

  /// The complaint for the reader, or nil when the wrong implementation is caught.
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
