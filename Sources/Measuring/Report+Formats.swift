import CommandLineSupport
import TerminalText

/// How the report is printed.
enum Format: String, CaseIterable { case text, markdown, json, html }

extension Report {
  /// The report in a format.
  func printed(as format: Format, _ terminal: Terminal) -> String {
    let introduction =
      "Nanoseconds of a call, and its ratio to the direct call of the same round: the medians of "
      + "\(rounds) rounds, the spread of the ratio's middle half, and the ratio of the least times. A "
      + "bar grows by the same length whenever the price doubles. On \(machine)."
    return switch format {
    case .text:
      introduction.wrapped(to: terminal.width).joined(separator: "\n") + "\n"
        + tables.map { $0.text(width: terminal.width, colour: terminal.takesColour) }.joined()
    case .markdown:
      "# The price of a call\n\n\(introduction)\n" + tables.map(\.markdown).joined()
    case .json: CommandLineSupport.json(self)
    case .html:
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>The price of a call</title>
      <style>
      :root { color-scheme: light dark; --bar: light-dark(#9fc3e6, #2f5f8f); }
      body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem; }
      div { overflow-x: auto; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-bottom: 1px solid #8885; padding: .3rem .5rem; text-align: right; vertical-align: top; }
      th:first-child { font-weight: normal; min-width: 9rem; text-align: left; }
      i { background: var(--bar); border-radius: 2px; display: block; height: .5rem; }
      </style>
      <h1>The price of a call</h1>
      <p>\(introduction)</p>
      \(tables.map(\.html).joined())</html>

      """
    }
  }
}
