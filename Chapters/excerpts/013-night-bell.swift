// About: Bell and all bells that really ring come from a third-party library.
// Answer: proxy
// Because: NightBell is a Bell, receives a Bell and stacks easily, like a decorator. But at night
// the inner bell is asked only if the call is urgent: otherwise the caller gets an error. If the
// inner bell were always asked, with a softer text at night, NightBell would be a decorator.
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
