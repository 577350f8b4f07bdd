// About: KJPlayer, KJSheet and KJInput come from a third-party library. Two screens of the app used
// to call objects of these classes, one after the other.
// Answer: facade
// Because: There is a new call for three parts with different jobs. Karaoke calls the parts in the
// right order. For an adapter, the app would already have a protocol with sing(_:), and the
// third-party objects would be made to fit it.
final class KJPlayer {
  func load(_ title: String) throws -> Int { 0 }
  func start(_ track: Int) {}
}

final class KJSheet {
  func open(track: Int) throws {}
  func follow(_ player: KJPlayer) {}
}

final class KJInput {
  func record(echo: Double) throws {}
}

final class Karaoke {
  private let player = KJPlayer()
  private let sheet = KJSheet()
  private let input = KJInput()

  func sing(_ title: String) throws {
    let track = try player.load(title)
    try sheet.open(track: track)
    sheet.follow(player)
    try input.record(echo: 0.3)
    player.start(track)
  }
}
