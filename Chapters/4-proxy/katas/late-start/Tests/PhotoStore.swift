import TestSupport

/// Loads a photo, after a wait or some failures, and counts the loads.
final class PhotoStore: Sendable {
  private let photo: RecordingPhoto
  private let failures: [PhotoError]
  private let gate: Gate?
  private let laterGate: Gate?
  private let begun = Notes<Void>()

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - photo: The photo to load.
  ///   - failures: The errors of the first loads.
  ///   - gate: The gate at which each load waits.
  ///   - laterGate: The gate at which later loads wait, instead of `gate`.
  init(
    _ photo: RecordingPhoto, failing failures: [PhotoError] = [], gate: Gate? = nil,
    laterGate: Gate? = nil
  ) {
    self.photo = photo
    self.failures = failures
    self.gate = gate
    self.laterGate = laterGate
  }

  /// How many loads have started.
  var loads: Int {
    begun.all.count
  }

  /// Loads the photo. A load that is cancelled ends at once, without a photo.
  @Sendable func load() async throws(PhotoError) -> any CafePhoto {
    let load = begun.number(of: ())
    await (load == 1 ? gate : laterGate ?? gate)?.pass()
    if Task.isCancelled { throw .cancelled }
    if load <= failures.count { throw failures[load - 1] }
    return photo
  }
}
