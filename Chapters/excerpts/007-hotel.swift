// About: Locks, MiniBar and Cleaning are also used alone, and don't know HouseManager.
// Answer: facade
// Because: HouseManager offers two new, simpler calls for three parts, and calls the parts in the
// right order. A mediator (none of the five) would be called by one part, and would then call the
// others.
final class Locks {
  func open(_ room: Int, for guest: String) throws {}
  func shut(_ room: Int) {}
}

final class MiniBar {
  func fill(_ room: Int) {}
  func bill(_ room: Int) -> Int { 0 }
}

final class Cleaning {
  func add(_ room: Int) {}
}

struct HouseManager {
  let locks: Locks, bar: MiniBar, cleaning: Cleaning

  func checkIn(_ guest: String, room: Int) throws {
    bar.fill(room)
    try locks.open(room, for: guest)
  }

  func checkOut(room: Int) -> Int {
    locks.shut(room)
    cleaning.add(room)
    return bar.bill(room)
  }
}
