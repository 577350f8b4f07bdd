/// Represents a photo that isn't loaded yet, and loads it when somebody wants to see it.
///
/// Calls that arrive while the photo is loading wait for the same load. After a failed load, the
/// next call tries again.
///
/// - Role: virtual proxy; subject is the `CafePhoto` that `load` returns (GoF p. 208).
actor LatePhoto: CafePhoto {
  private typealias Load = Task<Result<any CafePhoto, PhotoError>, Never>

  nonisolated let size: PhotoSize
  private let load: @Sendable () async throws(PhotoError) -> any CafePhoto
  private var current: Load?

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - size: The size of the photo, which the list of cafés knows before the photo is loaded.
  ///   - load: Loads the photo. This is slow, and can fail.
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
    return try await (current ?? begin()).value.get()
  }

  /// Starts a load in a new task, so the load continues even if the first caller is cancelled.
  private func begin() -> Load {
    let task = Load {
      do throws(PhotoError) {
        return .success(try await load())
      } catch {
        // Clear the load before any caller gets the failure. Then the next call starts a new load.
        current = nil
        return .failure(error)
      }
    }
    // There was no await after the check of `current`, so no other call can have started a load.
    current = task
    return task
  }
}
