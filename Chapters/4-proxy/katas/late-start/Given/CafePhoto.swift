/// A photo of a café, drawn as lines of text, like the app's screens.
protocol CafePhoto: Sendable {
  /// How much space the photo needs. A list reserves this space long before it draws the photo.
  var size: PhotoSize { get }

  /// The whole photo.
  func lines() async throws(PhotoError) -> [String]

  /// The photo, scaled down until no line is longer than `width`.
  func thumbnail(width: Int) async throws(PhotoError) -> [String]

  /// What the photo shows, for people who can't see it.
  func caption() async throws(PhotoError) -> String
}

extension CafePhoto {
  /// A caption for photos without a description.
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
  /// The photo couldn't be loaded or drawn. The text is the reason.
  case unavailable(String)

  /// The caller was cancelled.
  case cancelled
}
