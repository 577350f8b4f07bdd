import TestSupport

/// A photo that records its calls. A test can make the first calls fail.
final class RecordingPhoto: CafePhoto {
  /// A call to the photo.
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
  ///   - failures: The errors of the first calls.
  ///   - isEmpty: Whether the photo has no lines and an empty caption.
  init(failing failures: [PhotoError] = [], isEmpty: Bool = false) {
    self.failures = failures
    self.isEmpty = isEmpty
  }

  /// All calls, in order.
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
