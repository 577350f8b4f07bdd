import Scenario

extension [Business] {
  /// The number of cafés in words.
  public var counted: String {
    count == 1 ? "1 café" : "\(count) cafés"
  }
}
