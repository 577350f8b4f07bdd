// Answer: none
// Because: It refuses, as a proxy may. But it only gives the bike out, and the rider then rides the
// bike itself: a pool. As a proxy it would have the call ride, and would pass it on to a bike, or
// not.
final class Bike: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
  func ride(to place: String) {}
}

actor BikeStand {
  enum Refusal: Error {
    case alreadyRiding, empty
  }

  private var free = (1...20).map(Bike.init(number:))
  private var taken: [Int: Bike] = [:]

  func take(withCard card: Int) throws -> Bike {
    guard taken[card] == nil else { throw Refusal.alreadyRiding }
    guard let bike = free.popLast() else { throw Refusal.empty }
    taken[card] = bike
    return bike
  }

  func bringBack(withCard card: Int) {
    guard let bike = taken.removeValue(forKey: card) else { return }
    free.append(bike)
  }
}
