// About: Locks, MiniBar and Cleaning are used alone as well, and know nothing of HouseManager.
// Answer: facade
// Because: Two new, easier calls for three parts; the parts' calls in this order do it. A mediator
// (none) would be called by its parts, and would then tell the others.
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
