// About: Spotlights, LaserRow and LampChain, all written by us, conform to Lights.
// Answer: bridge
// Because: Several shows over several kinds of lights, each with each, and Lights only knows how to
// set some. For an adapter, Lights would be an interface of others, and Show would be older and
// would have to be made to fit. With one show and fixed lights it would be an object with its part:
// none.
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
