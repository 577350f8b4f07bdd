// Answer: none
// Because: What is inside is a number, and a number isn't asked to do anything: a rule about a
// value. For one of the five there would have to be an object inside to which calls go on, such as
// a loudspeaker.
@propertyWrapper
struct Volume {
  private var percent: Int
  private(set) var projectedValue: [Int] = []

  init(wrappedValue: Int) {
    percent = min(max(wrappedValue, 0), 100)
  }

  var wrappedValue: Int {
    get { percent }
    set {
      percent = min(max(newValue, 0), 100)
      projectedValue.append(percent)
    }
  }
}

struct MixingDesk {
  @Volume var voice = 80
  @Volume var drums = 60

  var changes: Int { $voice.count + $drums.count }
}
