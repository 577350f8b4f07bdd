import TestSupport

/// A photo that writes down what it is asked. It can be told to fail first.
final class RecordingPhoto: CafePhoto {
  /// What the photo was asked.
  enum Call: Hashable, Sendable {
    case lines
    case thumbnail(width: Int)
    case caption
  }

  let size = PhotoSize(width: 8, height: 2)
  private let calls = Notes<Call>()
  private let failures: [PhotoError]
  private let isEmpty: Bool

  /// Creates a photo.
  ///
  /// - Parameters:
  ///   - failures: How its first calls fail.
  ///   - isEmpty: Whether it has no lines, and no words for what it shows.
  init(failing failures: [PhotoError] = [], isEmpty: Bool = false) {
    self.failures = failures
    self.isEmpty = isEmpty
  }

  /// Everything that was asked, in order.
  var asked: [Call] {
    calls.all
  }

  func lines() async throws(PhotoError) -> [String] {
    try answer(to: .lines)
    return isEmpty ? [] : ["  ~~ c[]", "________"]
  }

  func thumbnail(width: Int) async throws(PhotoError) -> [String] {
    try answer(to: .thumbnail(width: width))
    return isEmpty ? [] : ["~c[]"]
  }

  func caption() async throws(PhotoError) -> String {
    try answer(to: .caption)
    return isEmpty ? "" : " A cup at the quay, in Ü "
  }

  private func answer(to call: Call) throws(PhotoError) {
    let count = calls.number(of: call)
    if count <= failures.count { throw failures[count - 1] }
  }
}
