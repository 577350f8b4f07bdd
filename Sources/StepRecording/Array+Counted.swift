import Scenario

extension [Business] {
  /// The number of cafés with its noun, such as `3 cafés`.
  public var counted: String {
    count == 1 ? "1 café" : "\(count) cafés"
  }
}
