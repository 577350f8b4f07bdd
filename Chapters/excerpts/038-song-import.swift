// About: MLSong comes with a bought-in library, whose objects hand it out. Song is ours.
// Answer: none
// Because: A value comes in, and another value goes out. No object is kept and asked later. An
// adapter would hold the library's object, and answer the calls of a protocol of ours through it.
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
