/// Rents out bicycles by the day.
protocol BikeShop {
  /// How many bicycles are free on a day.
  func freeBikes(on day: String) -> Int

  /// What a trip would cost. Nothing is rented by that.
  func offer(for trip: Trip) throws(BikeShopError) -> Bill

  /// Rents the bicycles for a trip, and answers the bill for them.
  func rent(for trip: Trip) throws(BikeShopError) -> Bill

  /// A word to the guests of a day, or nil.
  func advice(for day: String) -> String?
}

extension BikeShop {
  /// Nothing: most shops have no advice.
  func advice(for day: String) -> String? {
    nil
  }
}

/// What guests want to rent.
struct Trip: Hashable {
  /// Who wants it.
  var guest: String

  /// How many bicycles.
  var bikes: Int

  /// The day.
  var day: String
}

/// Why a shop makes no offer, or rents nothing out.
enum BikeShopError: Error, Hashable {
  /// The shop is closed on that day.
  case closed(String)

  /// Only so many bicycles are free.
  case notEnough(free: Int)
}
