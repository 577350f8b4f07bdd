// About: Metronome comes with a bought-in library, and stage and practice room use it.
// Answer: none
// Because: The call is passed to super, and something is added. But there is no second object: it
// is a plain subclass, and can't be put round a metronome that is there already. A decorator would
// hold any Metronome that it is handed.
class Metronome {
  private(set) var beats = 0
  let beatsPerBar: Int

  init(beatsPerBar: Int) {
    self.beatsPerBar = beatsPerBar
  }

  func tick() {
    beats += 1
  }
}

final class FlashingMetronome: Metronome {
  private(set) var isLit = false

  override func tick() {
    super.tick()
    isLit = beats % beatsPerBar == 1
  }
}
