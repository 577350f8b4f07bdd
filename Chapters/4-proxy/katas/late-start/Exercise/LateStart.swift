/// Represents a photo that isn't loaded yet, and loads it when somebody wants to see it.
actor LatePhoto: CafePhoto {
  nonisolated var size: PhotoSize {
    PhotoSize(width: 0, height: 0)  // Your code
  }

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - size: The size of the photo, which the list of cafés knows before the photo is loaded.
  ///   - load: Loads the photo. This is slow, and can fail.
  init(size: PhotoSize, load: @escaping @Sendable () async throws(PhotoError) -> any CafePhoto) {
    // Your code
  }

  func lines() async throws(PhotoError) -> [String] {
    []  // Your code
  }

  func thumbnail(width: Int) async throws(PhotoError) -> [String] {
    []  // Your code
  }
}
