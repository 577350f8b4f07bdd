/// A kind of instrument.
protocol Instrument {
  func play(_ chord: Chord)
}

/// Another kind of instrument.
struct Drums: Instrument {
  var output: any NoteOutput

  func play(_ chord: Chord) {
    for note in chord.notes { output.start(note, loudness: 1) }
  }
}

struct Chord {
  /// The keys on the keyboard, from 1 on.
  var notes: [Int]
  var beats: Int
  var loudness: Double
}

/// A kind of output: the few things that every instrument's music is made of.
protocol NoteOutput {
  func start(_ note: Int, loudness: Double)
  func stop(_ note: Int)
  func wait(beats: Int)
}

struct Speaker: NoteOutput {
  func start(_ note: Int, loudness: Double) {}
  func stop(_ note: Int) {}
  func wait(beats: Int) {}
}

struct ScoreSheet: NoteOutput {
  func start(_ note: Int, loudness: Double) {}
  func stop(_ note: Int) {}
  func wait(beats: Int) {}
}
