// About: Bell is bought in, and so are all bells that ring.
// Answer: proxy
// Because: Bell outside and inside, handed in and easily stacked, as in a decorator. But at night
// the inner bell could ring, and it isn't asked: the caller is refused. If it were always rung, at
// night with a softer text, it would be a decorator.
protocol Bell {
  func ring(_ text: String, isUrgent: Bool) throws
}

struct Asleep: Error {
  let text: String
}

struct NightBell<Inner: Bell>: Bell {
  let inner: Inner
  let isNight: () -> Bool

  func ring(_ text: String, isUrgent: Bool) throws {
    guard isUrgent || !isNight() else { throw Asleep(text: text) }
    try inner.ring(text, isUrgent: isUrgent)
  }
}

extension Bell {
  func quiet(while isNight: @escaping () -> Bool) -> NightBell<Self> {
    NightBell(inner: self, isNight: isNight)
  }
}
