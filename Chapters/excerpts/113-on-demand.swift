// Answer: proxy
// Because: SongOnDemand is a Song and plays a Song, but nobody passes the inner song in: it is
// created when somebody listens. If the initializer took the finished song, this type would have
// nothing to do, and you wouldn't need it.
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
