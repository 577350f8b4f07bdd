// About: Metronome comes from a third-party library. The stage and the practice room use it.
// Answer: none
// Because: FlashingMetronome calls super and adds something. But there is no second object:
// the class is a plain subclass, and you can't put it around an existing metronome. A decorator would hold
// any Metronome that it receives.
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
