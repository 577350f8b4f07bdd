import Foundation

/// What the newspaper answered.
struct LanternAnswer: Sendable {
  /// 200 when the body holds an issue. With every other status it holds none, whatever is in it.
  var status: Int

  /// The bytes.
  var body: Data
}
