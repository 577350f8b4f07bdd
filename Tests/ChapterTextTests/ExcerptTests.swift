import Testing

@testable import ChapterText

@Suite struct ExcerptTests {
  private static let text = [
    "import Scenario", "", "struct A {", "  let a: Int", "", "  func b() {", "    c()", "  }", "",
    "  func d() {", "    e()", "  }", "}",
  ]

  @Test(arguments: [
    text, ["struct A {", "  let a: Int"], ["struct A {", "  // ...", "  func d() {", "    e()"],
    ["// ...", "    c()", "  }", "// ...", "}"],
  ])
  func `fits when the text has each run, in this order`(_ lines: [String]) {
    let misfit = Excerpt(lines, mark: "// ...").misfit(in: Self.text, of: "A.swift")

    #expect(misfit == nil)
  }

  @Test(arguments: [
    (
      ["struct A {", "  let a: Double", ""], 1,
      "A.swift has it otherwise, from line 3 on (- the page, + the truth)",
      ["-   let a: Double", "+   let a: Int"]
    ),
    (
      ["  func d() {", "// ...", "  func b() {"], 2,
      "these lines stand further up in A.swift, from line 6 on: show what it has in its order", []
    ),
    (
      ["struct A {", "// ...", "  let a: Int"], 2,
      "'// ...' above this line leaves out nothing of A.swift", []
    ),
    (
      ["class Q {", "  q()"], 0, "A.swift doesn't have these lines, or has them further up",
      ["- class Q {", "-   q()"]
    ),
    (["// ..."], 0, "nothing of A.swift is shown", []),
    ([], 0, "nothing of A.swift is shown", []),
    (
      ["struct A {", " let a: Int", ""], 1,
      "A.swift has it otherwise, from line 3 on (- the page, + the truth)",
      ["-  let a: Int", "+   let a: Int"]
    ),
  ])
  func `says which line doesn't fit, and how`(
    _ lines: [String], _ offset: Int, _ message: String, _ difference: [String]
  ) {
    let misfit = Excerpt(lines, mark: "// ...").misfit(in: Self.text, of: "A.swift")

    #expect(misfit == .init(offset: offset, message: message, difference: difference))
  }

  @Test func `takes no run twice`() {
    let once = Excerpt(["    c()", "// ...", "    c()"], mark: "// ...")

    let misfit = once.misfit(in: Self.text, of: "A.swift")

    #expect(misfit?.offset == 2)
  }

  private static let drifted: [(lines: [String], renewed: [String])] = [
    // A line in the middle, the first, the last.
    (["struct A {", "  let a: Double", "", "  func b() {"], Array(text[2...5])),
    (["class A {", "  let a: Int", "", "  func b() {"], Array(text[2...5])),
    (["struct A {", "  let a: Int", "", "  func b(x: Int) {"], Array(text[2...5])),
    // Lines that are new, and lines that are gone.
    (["struct A {", "  let a: Int", "  func d() {", "    e()"], Array(text[2...10])),
    (["  func b() {", "    c()", "    f()", "  }", "", "  func d() {"], Array(text[5...9])),
    // Marks stay.
    (
      ["struct B {", "  let a: Int", "// ...", "  func d(f: Int) {", "    e()"],
      ["struct A {", "  let a: Int", "// ...", "  func d() {", "    e()"]
    ),
  ]

  @Test(arguments: drifted)
  func `finds the lines again`(_ lines: [String], _ renewed: [String]) {
    let renewal = Excerpt(lines, mark: "// ...").renewed(from: Self.text, of: "A.swift")
    let again = Excerpt(renewed, mark: "// ...").renewed(from: Self.text, of: "A.swift")

    #expect(renewal == .lines(renewed))
    #expect(again == .lines(renewed))
  }

  @Test func `gives up when less than half of a run is left`() {
    let lines = ["struct A {", "  let q: Int", "  let r: Int"]

    let renewal = Excerpt(lines, mark: "// ...").renewed(from: Self.text, of: "A.swift")

    #expect(
      renewal
        == .lost(
          .init(
            offset: 0,
            message: "less than half of these lines is left in A.swift: choose them anew")))
  }

  @Test func `gives up when two places are equally like a run`() {
    let text = ["func a() {", "  b()", "}", "", "func a() {", "  b()", "}"]
    let lines = ["fund", "  b()", "}"]

    let renewal = Excerpt(lines, mark: "// ...").renewed(from: text, of: "A.swift")

    #expect(
      renewal
        == .lost(
          .init(
            offset: 0,
            message: "these lines could be at several places of A.swift: choose them anew")))
  }

  @Test func `takes the place whose changed lines are more alike`() {
    let text = ["func a() {", "  b()", "}", "", "func close() {", "  b()", "}"]
    let lines = ["func close(all: Bool) {", "  b()", "}"]

    let renewal = Excerpt(lines, mark: "// ...").renewed(from: text, of: "A.swift")

    #expect(renewal == .lines(Array(text[4...])))
  }

  @Test func `is whole when nothing is left out`() {
    let whole = Excerpt(["a", "b"], mark: "...")
    let misfit = whole.misfit(withWhole: ["a", "c"], of: "'Scripts/compare'")

    #expect(whole.isWhole)
    #expect(whole.misfit(withWhole: ["a", "b"], of: "'Scripts/compare'") == nil)
    #expect(
      misfit
        == .init(
          offset: 0,
          message: "this isn't what 'Scripts/compare' prints (- the page, + the program)",
          difference: ["- b", "+ c"]))
  }
}
