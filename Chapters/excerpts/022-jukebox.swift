// About: CellarJukebox and GardenJukebox conform to Jukebox. Both are ours.
// Answer: proxy
// Because: PartyJukebox is a Jukebox and holds a Jukebox. After twenty songs, the inner jukebox
// could still play, but isn't asked. If PartyJukebox only counted the songs, and always played
// them, it would be a decorator.
protocol Jukebox: AnyObject {
  func play(_ title: String) throws
  func skip()
}

final class PartyJukebox: Jukebox {
  struct Enough: Error {
    let played: Int
  }

  private let jukebox: any Jukebox
  private var played = 0

  init(_ jukebox: any Jukebox) {
    self.jukebox = jukebox
  }

  func play(_ title: String) throws {
    guard played < 20 else { throw Enough(played: played) }
    try jukebox.play(title)
    played += 1
  }

  func skip() {
    jukebox.skip()
  }
}
