// Answer: none
// Because: AllDesks holds several objects with the same interface, side by side: a composite.
// With one desk inside, and a rule about when to ask it, AllDesks would be a proxy.
// After: https://github.com/apple/swift-log/blob/1.14.0/Sources/Logging/Handlers/MultiplexLogHandler.swift#L62, MultiplexLogHandler
enum Urgency: Int {
  case low, normal, high
}

protocol Desk {
  var least: Urgency { get set }
  func take(_ message: String, urgency: Urgency)
}

struct AllDesks: Desk {
  private var desks: [any Desk]

  init(_ desks: [any Desk]) {
    self.desks = desks
  }

  var least: Urgency {
    get { desks.map(\.least).min { $0.rawValue < $1.rawValue } ?? .low }
    set { for place in desks.indices { desks[place].least = newValue } }
  }

  func take(_ message: String, urgency: Urgency) {
    for desk in desks where desk.least.rawValue <= urgency.rawValue {
      desk.take(message, urgency: urgency)
    }
  }
}
