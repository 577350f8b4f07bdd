/// Something whose calls are timed.
struct Subject {
  let name: String
  let expected: PriceClass

  /// Makes this number of calls in sequence.
  let run: (Int) async throws -> Void
}
