// Says: A closure can read and change the variables around it.
// Says: A closure that is the last argument can follow the parentheses.
// Prints: ["Mokka"] / 2
struct Doorbell {
  private var listeners: [() -> Void] = []

  mutating func whenRung(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func ring() {
    for listener in listeners { listener() }
  }
}

print(["Mokka", "Bar"].filter { name in name.count > 3 })

var guests = 0
var bell = Doorbell()
bell.whenRung { guests += 1 }
bell.ring()
bell.ring()
print(guests)
