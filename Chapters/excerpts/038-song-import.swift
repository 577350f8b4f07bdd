// About: MLSong comes from a third-party library, whose objects return such songs. Song is ours.
// Answer: none
// Because: One value comes in, and a different value goes out. No object is kept for later calls.
// An adapter would hold the library's object, and use it to answer the calls of our protocol.
struct MLSong {
  var name: String
  var artistNames: [String]
  var durationMS: Int
}

struct Song {
  var title: String
  var artist: String
  var seconds: Int
}

struct SongTranslator {
  var unknownArtist = "Unknown"

  func song(from foreign: MLSong) -> Song? {
    guard !foreign.name.isEmpty else { return nil }
    return Song(
      title: foreign.name,
      artist: foreign.artistNames.first ?? unknownArtist,
      seconds: foreign.durationMS / 1000)
  }

  func songs(from foreign: [MLSong]) -> [Song] {
    foreign.compactMap(song(from:))
  }
}
