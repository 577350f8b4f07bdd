// Answer: none
// Because: BikeStand may refuse, like a proxy. But it only lends the bike, and then the rider uses
// the bike directly. That is a pool. A proxy would have the method ride(to:), and would decide
// whether to forward the call to a bike.
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
