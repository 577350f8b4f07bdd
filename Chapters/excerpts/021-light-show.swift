// About: Spotlights, LaserRow and LampChain conform to Lights. All of them are ours.
// Answer: bridge
// Because: There are several shows and several kinds of lights, and each show works with each
// kind. Lights has only one small call, which sets some lights. For an adapter, Lights would be
// somebody else's interface, and would have to be made to fit an older Show. One show with fixed
// lights would be an object with a part (none of the five).
protocol Lights {
  var count: Int { get }
  func set(_ indices: Range<Int>, to brightness: Double)
}

protocol Show<Row> {
  associatedtype Row: Lights
  var lights: Row { get }
  func run(beat: Int)
}

extension Show {
  func all(_ brightness: Double) { lights.set(0..<lights.count, to: brightness) }
}

struct Wave<Row: Lights>: Show {
  let lights: Row
  func run(beat: Int) {
    let crest = beat % lights.count
    all(0.1)
    lights.set(crest..<crest + 1, to: 1)
  }
}

struct Thunder<Row: Lights>: Show {
  let lights: Row
  func run(beat: Int) {
    all(beat.isMultiple(of: 4) ? 1 : 0)
  }
}
