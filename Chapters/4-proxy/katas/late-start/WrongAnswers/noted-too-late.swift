// Caught by: loads once when first calls meet

/// Stands for a photo that isn't loaded yet, and loads it when somebody wants to see it.
///
/// First calls that meet wait for the same load. After a load that failed, the next call tries
/// again.
///
/// - Role: virtual proxy; subject is the `CafePhoto` that `load` brings (GoF p. 208).
actor LatePhoto: CafePhoto {
  nonisolated let size: PhotoSize
  private let load: @Sendable () async throws(PhotoError) -> any CafePhoto
  private var loaded: (any CafePhoto)?

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - size: The size of the photo, which the list of cafés knows before the photo is loaded.
  ///   - load: Loads the photo. It takes long, and it can fail.
  init(size: PhotoSize, load: @escaping @Sendable () async throws(PhotoError) -> any CafePhoto) {
    self.size = size
    self.load = load
  }

  func lines() async throws(PhotoError) -> [String] {
    try await photo().lines()
  }

  func thumbnail(width: Int) async throws(PhotoError) -> [String] {
    try await photo().thumbnail(width: width)
  }

  func caption() async throws(PhotoError) -> String {
    try await photo().caption()
  }

  private func photo() async throws(PhotoError) -> any CafePhoto {
    guard !Task.isCancelled else { throw .cancelled }
    if let loaded { return loaded }
    let photo = try await load()
    loaded = photo
    return photo
  }
}
