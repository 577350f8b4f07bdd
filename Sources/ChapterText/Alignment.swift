/// Finds lines again in a text that has changed since.
enum Alignment: Equatable, Sendable {
  /// The lines are these now.
  case found(Range<Int>)

  /// Less than half of them is left.
  case gone

  /// Several places of the text are equally like them.
  case ambiguous

  /// Looks for the place that is most like some lines, from a line of the text on.
  ///
  /// A line that differs stands for the one in its place, so that a changed first or last line is
  /// found, too. Lines that came in between belong to the place, however many they are.
  static func place(of lines: [String], in text: [String], from start: Int) -> Alignment {
    guard start < text.count, !lines.isEmpty else { return .gone }
    let best = ways(of: lines, through: Array(text[start...]))
    guard let way = best.min(by: { $0.cost < $1.cost }) else { return .gone }
    let range = (start + way.start)..<(start + way.end)
    guard isHalfLeft(of: lines, in: Array(text[range])) else { return .gone }
    let isElsewhere = best.contains {
      $0.cost == way.cost && ($0.start >= way.end || $0.end <= way.start)
    }
    return isElsewhere ? .ambiguous : .found(range)
  }

  /// A stretch of the text, and how much it costs to make the lines of it.
  private struct Way {
    var cost: Int
    var start: Int
    var end: Int
  }

  /// What it costs that a line of the text stands between two of the lines: much for the first, little
  /// for each that follows.
  private static let gap = (first: 20, next: 1)

  /// The cheapest way to each end: the editing distance of the lines to a stretch of the text, which
  /// may begin and end anywhere.
  private static func ways(of lines: [String], through text: [String]) -> [Way] {
    let never = Way(cost: .max / 2, start: 0, end: 0)
    // By the end in the text: with a line of ours as the last step, and with a gap.
    var ways = (0...text.count).map { Way(cost: 0, start: $0, end: $0) }
    var gaps = ways.map { _ in never }
    for line in lines {
      let weight = weight(of: line)
      var nextWays: [Way] = []
      var nextGaps: [Way] = []
      for end in 0...text.count {
        // Left out, it costs a little more than replaced: a stretch is as long as the lines were.
        var way = cheaper(ways[end], gaps[end])
        way.cost += weight + 5
        if end > 0 {
          var replaced = cheaper(ways[end - 1], gaps[end - 1])
          replaced.cost += text[end - 1] == line ? 0 : price(of: line, as: text[end - 1], weight)
          way = replaced.cost <= way.cost ? replaced : way
        }
        way.end = end
        nextWays.append(way)

        guard end > 0 else {
          nextGaps.append(never)
          continue
        }
        var opened = nextWays[end - 1]
        opened.cost += gap.first
        var widened = nextGaps[end - 1]
        widened.cost += gap.next
        nextGaps.append(cheaper(widened, opened))
      }
      ways = nextWays
      gaps = nextGaps
    }
    return ways.filter { $0.start < $0.end }
  }

  /// What it costs that a line became another one: less when they begin or end alike.
  private static func price(of line: String, as other: String, _ weight: Int) -> Int {
    let length = max(line.utf8.count, other.utf8.count)
    let start = zip(line.utf8, other.utf8).prefix { $0 == $1 }.count
    let end = zip(line.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    return weight - weight * min(start + end, length) / (2 * length)
  }

  private static func cheaper(_ one: Way, _ other: Way) -> Way {
    other.cost < one.cost ? other : one
  }

  /// A line of brackets, or an empty one, stands everywhere, so it says little.
  private static func weight(of line: String) -> Int {
    line.utf8.contains { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    } ? 40 : 5
  }

  private static func isHalfLeft(of lines: [String], in text: [String]) -> Bool {
    var lost = 0
    for case .remove(_, let line, _) in text.difference(from: lines) { lost += weight(of: line) }
    let all = lines.reduce(0) { $0 + weight(of: $1) }
    return lost * 2 <= all
  }
}
