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

  init(failing failures: [PhotoError] = []) {
    self.failures = failures
  }

  /// Everything that was asked, in order.
  var asked: [Call] {
    calls.all
  }

  func lines() async throws(PhotoError) -> [String] {
    try answer(to: .lines)
    return ["  ~~ c[]", "________"]
  }

  func thumbnail(width: Int) async throws(PhotoError) -> [String] {
    try answer(to: .thumbnail(width: width))
    return ["~c[]"]
  }

  func caption() async throws(PhotoError) -> String {
    try answer(to: .caption)
    return "a cup at the quay"
  }

  private func answer(to call: Call) throws(PhotoError) {
    let count = calls.number(of: call)
    if count <= failures.count { throw failures[count - 1] }
  }
}
