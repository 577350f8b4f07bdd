/// Rents out bicycles by the day.
protocol BikeShop {
  /// The number of free bicycles on a day.
  func freeBikes(on day: String) -> Int

  /// The price of a trip. An offer rents nothing.
  func offer(for trip: Trip) throws(BikeShopError) -> Bill

  /// Rents the bicycles for a trip, and returns the bill.
  func rent(for trip: Trip) throws(BikeShopError) -> Bill

  /// Advice for the guests on a day, or nil.
  func advice(for day: String) -> String?
}

extension BikeShop {
  /// Returns nil, because most shops give no advice.
  func advice(for day: String) -> String? {
    nil
  }
}

/// What a guest wants to rent.
struct Trip: Hashable {
  /// The name of the guest.
  var guest: String

  /// The number of bicycles.
  var bikes: Int

  /// The day.
  var day: String
}

/// Why a shop can't make an offer or rent out bicycles.
enum BikeShopError: Error, Hashable {
  /// The shop is closed on that day.
  case closed(String)

  /// Too few bicycles are free. `free` is the number of free bicycles.
  case notEnough(free: Int)
}
