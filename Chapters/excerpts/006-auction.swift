// About: All of this code is ours. HallAuction and WebAuction conform to Auction.
// Answer: decorator
// Because: CriedAuction tells others what happens, but it isn't an observer (none of the five).
// It has the auction's interface, takes the auction's place, and forwards each call to the
// auction that it received. An observer would only be notified, and no calls would go through
// it.
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
