// About: Loudspeaker is our protocol. HallSpeaker, PlatformSpeaker and SilentSpeaker conform to it.
// There is one Announcer, and no other type uses a Loudspeaker.
// Answer: none
// Because: There are several speakers, but only one announcer. So the speaker is an interchangeable
// part: a strategy. With a second kind of announcer for the same speakers, this would be a bridge.
// After: https://github.com/apple/swift-log/blob/1.14.0/Sources/Logging/Logger.swift#L26, Logger
protocol Loudspeaker {
  var quietest: Int { get }
  func say(_ text: String, volume: Int)
}

struct Announcer {
  let station: String
  var speaker: any Loudspeaker

  func announce(_ text: @autoclosure () -> String, volume: Int = 5) {
    guard speaker.quietest <= volume else { return }
    speaker.say("\(station): \(text())", volume: volume)
  }

  func warn(_ text: @autoclosure () -> String) {
    announce("Attention! \(text())", volume: 9)
  }

  func whisper(_ text: @autoclosure () -> String) {
    announce(text(), volume: 1)
  }
}
