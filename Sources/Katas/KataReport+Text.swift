extension KataReport {
  /// The verdict for a reader: what is wrong, where, and what to do.
  func text(_ paint: Paint) -> String {
    let seen = aboutTheTest(paint) + whatWasSeen(paint)
    let lines = (seen.isEmpty ? [] : seen + [""]) + [headline(paint)] + advice
    return lines.joined(separator: "\n") + "\n"
  }

  /// The verdict with the originals, for a kata whose tests were changed.
  var ruling: KataVerdict { judged ?? verdict }

  private func headline(_ paint: Paint) -> String {
    let words =
      switch ruling {
      case .green: paint.green("\(kata.name) is green") + ": \(count)"
      case .red: paint.red("\(kata.name) is red") + ": \(count)"
      case .notStarted: paint.yellow("\(kata.name) is not started")
      case .noCompile: paint.red("\(kata.name) does not compile")
      case .crashed: paint.red("\(kata.name) crashed")
      case .hung: paint.red("\(kata.name) hangs")
      case .flooded: paint.red("\(kata.name) floods")
      case .tampered: paint.red("\(kata.name) has other tests")
      }
    guard judged != nil else { return words }
    let files = changed.map { "  \($0)" }.joined(separator: "\n")
    let title = paint.yellow("\(kata.name) is tampered with")
    return """
      \(title): these files belong to the tests, and aren't as they came:
      \(files)
      Judged with the originals, \(words)
      """
  }

  private var count: String {
    "\(tests.count { $0.outcome == .passed }) of \(tests.count) tests pass"
  }

  private func aboutTheTest(_ paint: Paint) -> [String] {
    guard let test else { return [] }
    return [paint.bold(ruling == .red ? "✘ \(test)" : "✘ while this ran: \(test)")]
  }

  private func whatWasSeen(_ paint: Paint) -> [String] {
    guard ![.green, .notStarted].contains(ruling) else { return [] }
    var lines: [String] = []
    let isRaw = comparison != nil && message.hasPrefix("Expectation failed")
    if !isRaw { lines.append("  \(message)") }
    if let comparison {
      lines.append("  expected  \(comparison.expected)")
      lines.append("  actual    \(comparison.actual)")
    }
    if let place { lines.append(paint.dim("  at \(place.path):\(place.line)")) }
    return lines
  }

  private var advice: [String] {
    let open = "Edit \(kata.exercise)"
    let hint = "Stuck? Scripts/kata hint \(kata.name)"
    let restore =
      judged == nil ? [] : ["Put the tests back: Scripts/kata reset \(kata.name) --tests"]
    let ways: [String] =
      switch ruling {
      case .green:
        ["Compare it with another solution: Scripts/kata solution \(kata.name)"]
      case .red:
        [open, hint]
      case .notStarted:
        [open, "Read the task: Scripts/kata start \(kata.name)"]
      case .noCompile:
        place?.path == kata.exercise
          ? [open]
          : ["\(open): the tests use names that it doesn't declare as they came", hint]
      case .crashed:
        [open, "No test may end the program: neither by a trap, nor by exit()", hint]
      case .hung:
        [
          "\(open): does a loop never end, or is an answer never given?",
          "Needs it more time? Scripts/kata check \(kata.name) --limit 60",
        ]
      case .flooded:
        ["\(open): does something print, or call itself, without end?"]
      case .tampered:
        []
      }
    return restore + ways
  }
}
