/// What somebody has turned on and off.
final class Preferences {
  private var on: Set<Option> = []

  func isOn(_ option: Option) -> Bool { on.contains(option) }
  func turnOn(_ option: Option) { on.insert(option) }
  func turnOff(_ option: Option) { on.remove(option) }
}

enum Option {
  case sound
  case music
}
