// Caught by: loads once when first calls meet

/// Stands for a photo that isn't loaded yet, and loads it when somebody wants to see it.
///
/// First calls that meet wait for the same load. After a load that failed, the next call tries
/// again.
///
/// - Role: virtual proxy; subject is the `CafePhoto` that `load` brings (GoF p. 208).
actor LatePhoto: CafePhoto {
  private typealias Load = Task<Result<any CafePhoto, PhotoError>, Never>

  nonisolated let size: PhotoSize
  private let load: @Sendable () async throws(PhotoError) -> any CafePhoto
  private var current: Load?

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
    if let current { return try await current.value.get() }
    let load = begin()
    let photo = try await load.value.get()
    // Only a load that worked is noted.
    current = load
    return photo
  }

  /// Begins a load in a task of its own: it doesn't end with the caller who came first.
  private func begin() -> Load {
    Load {
      do throws(PhotoError) {
        return .success(try await load())
      } catch {
        return .failure(error)
      }
    }
  }
}
