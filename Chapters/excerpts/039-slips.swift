// About: TillRoll, LetterPaper and WebPage are our classes, and conform to Paper.
// Answer: bridge
// Because: "First open, then write, and close at the end" sounds like a facade. But each of the two
// kinds of slip has only one inner object, a Paper of any kind. A facade would have several parts,
// each with its own job.
protocol Paper: AnyObject {
  func open(width: Int)
  func write(_ text: String)
  func close(cutting: Bool)
}

protocol Slip {
  var paper: any Paper { get }
  func hand(_ items: [String: Int])
}

struct Invoice: Slip {
  let paper: any Paper
  func hand(_ items: [String: Int]) {
    paper.open(width: 40)
    for (name, cents) in items { paper.write("\(name) \(cents)") }
    paper.write("Total \(items.values.reduce(0, +))")
    paper.close(cutting: true)
  }
}

struct PickingList: Slip {
  let paper: any Paper
  func hand(_ items: [String: Int]) {
    paper.open(width: 20)
    for name in items.keys.sorted() { paper.write("[ ] \(name)") }
    paper.close(cutting: false)
  }
}
