import Scenario

extension [Business] {
  /// How many they are, in words.
  public var counted: String {
    count == 1 ? "1 café" : "\(count) cafés"
  }
}
