// Answer: none
// Because: Volume holds a number, and you can't ask a number to do anything. So Volume is a rule
// about a value. Each of the five would hold an object, such as a loudspeaker, and forward calls
// to it.
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
