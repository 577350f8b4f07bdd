// Answer: proxy
// Because: Song outside and Song inside, and the inner one isn't handed in: it is made when
// somebody listens. If init took the finished song, nothing would be left to do, and the type could
// go.
// After: https://github.com/OpenCombine/OpenCombine/blob/0.14.0/Sources/OpenCombine/Publishers/Deferred.swift#L10, Deferred
protocol Song {
  func play(to listener: (String) -> Void)
}

struct SongOnDemand<Inner: Song>: Song {
  private let record: () -> Inner

  init(record: @escaping () -> Inner) {
    self.record = record
  }

  func play(to listener: (String) -> Void) {
    let song = record()
    song.play(to: listener)
  }
}
