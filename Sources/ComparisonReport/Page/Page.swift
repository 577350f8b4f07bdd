import Transcripts

extension Comparison {
  /// The comparison as a page of its own: it loads nothing, and works without a script.
  ///
  /// - Parameter scope: what of it is open; of one step, the rest is left out.
  public func html(_ scope: Scope<Step>) -> String {
    Page(comparison: self, scope: scope).source
  }
}

/// A page for a browser: what each column does, all steps, each cell whole, and what to notice.
///
/// A link in the matrix leads to its cell, and the style sheet opens what is led to. So every cell
/// has an address, and the browser's way back closes it again.
struct Page<Step: NamedStep> {
  let comparison: Comparison<Step>
  let scope: Scope<Step>

  /// The steps on the page.
  var steps: [Step] {
    if case .step(let step) = scope { [step] } else { comparison.steps }
  }

  /// The whole source text.
  var source: String {
    HTML.page(
      "\(title): \(comparison.columns.listed)", style: Self.style + currentCellRules + guessRules,
      head: Self.policy, .tag("body", ["class": isClosed ? "closed" : "open"], body))
  }

  /// Whether cells wait until they are chosen.
  var isClosed: Bool { scope == .firstView || scope == .all }

  /// Whatever the data is: no script runs, and nothing is loaded.
  private static var policy: [HTML] {
    [
      .void(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
        ]),
      .void("link", ["rel": "icon", "href": "data:,"]),
    ]
  }

  private var body: [HTML] {
    [
      .tag("a", ["class": "skip", "href": "#matrix"], ["Skip to the matrix"]),
      .tag(
        "header", [:], [.tag("h1", [:], [.text(title)]), .tag("p", [:], [.text(introduction)])]),
      .tag(
        "main", [:],
        firstView + [
          matrix, .tag("div", ["class": "cells"], steps.map(section)),
          .tag("div", ["class": "about"], about),
        ]),
    ]
  }

  private var title: String {
    let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let count = comparison.columns.count
    let ways = names.indices.contains(count - 1) ? names[count - 1] : "\(count)"
    return "The same app, \(ways) \(count == 1 ? "way" : "ways")"
  }

  /// The address of a cell.
  func address(_ step: Step, _ column: String) -> String {
    let isPlain = column.utf8.allSatisfy {
      "a"..."z" ~= Character(Unicode.Scalar($0)) || $0 == 0x2D
    }
    let place = comparison.columns.firstIndex(of: column) ?? 0
    return "\(step.rawValue)-\(isPlain ? column : "column-\(place + 1)")"
  }

  /// Lets the matrix show which cell is open.
  private var currentCellRules: String {
    guard isClosed else { return "" }
    let addresses = steps.flatMap { step in comparison.columns.map { address(step, $0) } }
    let rules = addresses.map { "main:has(#\($0):target) .matrix a[href=\"#\($0)\"]" }
    guard !rules.isEmpty else { return "" }
    return
      "@media screen {\n\(rules.joined(separator: ",\n")) { outline: 3px solid var(--accent); }\n}\n"
  }
}
