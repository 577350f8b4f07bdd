// About: TillRoll, LetterPaper and WebPage are classes of ours that conform to Paper.
// Answer: bridge
// Because: "First open, then write, at the end close" sounds like a facade. But there is one inner
// object, in three kinds, and two kinds of slip are written on any of them. A facade would have
// several parts, each with a work of its own.
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
