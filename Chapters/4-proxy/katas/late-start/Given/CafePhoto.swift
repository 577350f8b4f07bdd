/// A photo of a café. It is drawn as lines of text: our screens are a few lines of text, too.
protocol CafePhoto: Sendable {
  /// How much room the photo needs. A list asks for it to leave room, long before it draws.
  var size: PhotoSize { get }

  /// The whole photo.
  func lines() async throws(PhotoError) -> [String]

  /// The photo, made so small that no line is longer than `width`.
  func thumbnail(width: Int) async throws(PhotoError) -> [String]

  /// What the photo shows, for people who can't see it.
  func caption() async throws(PhotoError) -> String
}

extension CafePhoto {
  /// For photos that nobody has described.
  func caption() async throws(PhotoError) -> String {
    "a photo"
  }
}

/// How many lines a photo has, and how long they are.
struct PhotoSize: Hashable, Sendable {
  var width: Int
  var height: Int
}

/// Why there is no photo.
enum PhotoError: Error, Hashable {
  /// It couldn't be loaded or drawn; with the reason.
  case unavailable(String)

  /// Whoever asked was cancelled.
  case cancelled
}
