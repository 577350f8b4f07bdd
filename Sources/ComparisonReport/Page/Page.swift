import Transcripts

extension Comparison {
  /// The comparison as an HTML page, which loads nothing and works without scripts.
  ///
  /// - Parameter scope: The part that is open. For one step, the other steps are left out.
  public func html(_ scope: Scope<Step>) -> String {
    Page(comparison: self, scope: scope).source
  }
}

/// A page for a browser: what each column does, all steps, each cell in full, and notices.
///
/// A link in the table leads to its cell, and the style sheet opens the link's target. So each cell
/// has an address, and the browser's back button closes the cell.
struct Page<Step: NamedStep> {
  let comparison: Comparison<Step>
  let scope: Scope<Step>

  /// The steps on the page.
  var steps: [Step] {
    if case .step(let step) = scope { [step] } else { comparison.steps }
  }

  var source: String {
    HTML.page(
      "\(title): \(comparison.columns.listed)", style: Self.style + currentCellRules + guessRules,
      head: Self.policy, .tag("body", ["class": isClosed ? "closed" : "open"], body))
  }

  /// Whether cells are closed until the reader chooses them.
  var isClosed: Bool { scope == .firstView || scope == .all }

  /// Forbids scripts and loading, whatever the data contains.
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
      .tag("a", ["class": "skip", "href": "#matrix"], ["Skip to the table"]),
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

  /// Marks the open cell in the table.
  private var currentCellRules: String {
    guard isClosed else { return "" }
    let addresses = steps.flatMap { step in comparison.columns.map { address(step, $0) } }
    let rules = addresses.map { "main:has(#\($0):target) .matrix a[href=\"#\($0)\"]" }
    guard !rules.isEmpty else { return "" }
    return
      "@media screen {\n\(rules.joined(separator: ",\n")) { outline: 3px solid var(--accent); }\n}\n"
  }
}
