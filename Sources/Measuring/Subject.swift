/// Something whose calls are timed.
struct Subject {
  let name: String
  let expected: PriceClass

  /// Calls so many times, one call after the other.
  let run: (Int) async throws -> Void
}
