// About: All of it is ours. HallAuction and WebAuction conform to Auction.
// Answer: decorator
// Because: It tells others what happens, but it is no observer (none): it stands in the auction's
// place, has its interface, and passes each call on to the one that it was handed. An observer
// would only be told, and the calls would go past it.
protocol Auction: AnyObject {
  func bid(_ cents: Int, by name: String) throws
  func close() -> String?
}

final class CriedAuction: Auction {
  private let auction: any Auction
  private let cry: (String) -> Void

  init(_ auction: any Auction, cry: @escaping (String) -> Void) {
    self.auction = auction
    self.cry = cry
  }

  func bid(_ cents: Int, by name: String) throws {
    try auction.bid(cents, by: name)
    cry("\(name) offers \(cents)")
  }

  func close() -> String? {
    let winner = auction.close()
    cry(winner.map { "Sold to \($0)" } ?? "Not sold")
    return winner
  }
}
