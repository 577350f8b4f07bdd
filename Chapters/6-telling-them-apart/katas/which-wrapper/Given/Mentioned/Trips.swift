struct Trip {
  var train: String
  var days: Int
}

struct TripPapers {
  var seat: Int
  var policy: Int
}

final class TrainTickets {
  func reserve(_ train: String) throws -> Int { 1 }
}

final class TravelInsurance {
  func cover(days: Int) -> Int { 1 }
}

final class TripDiary {
  func enter(_ trip: Trip, seat: Int) {}
}
