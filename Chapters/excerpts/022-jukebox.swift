// About: CellarJukebox and GardenJukebox, both ours, conform to Jukebox.
// Answer: proxy
// Because: Jukebox outside and inside. After twenty songs the inner one could still play, and isn't
// asked. If it only counted the songs, and played each of them, it would be a decorator.
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
