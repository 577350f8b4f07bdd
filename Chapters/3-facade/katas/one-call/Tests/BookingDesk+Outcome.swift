extension BookingDesk {
  /// The result of a call, as a value that can be compared.
  func outcome(of wish: TableWish) async -> Result<Booking?, BookingError> {
    do {
      return .success(try await book(wish))
    } catch {
      return .failure(error)
    }
  }
}
