/// A kind of alert.
protocol Alert {
  func raise(_ text: String, for person: Person)
}

/// A kind of channel: the few things that every alert is made of.
protocol Channel {
  func deliver(_ text: String, to person: Person)
  func isAnswered(by person: Person, withinMinutes minutes: Int) -> Bool
}

struct Person {
  var number: Int
}
