import CommandLineSupport
import ComparisonReport
import TerminalText

extension Report {
  private static let title = "The price of a call"

  private var introduction: String {
    "Nanoseconds of a call, and its ratio to the direct call of the same round: the medians of "
      + "\(rounds) rounds, the spread of the ratio's middle half, and the ratio of the least times. A "
      + "bar grows by the same length whenever the price doubles. On \(machine)."
  }

  /// For a terminal.
  func text(on terminal: Terminal) -> String {
    introduction.wrapped(to: terminal.width).joined(separator: "\n") + "\n"
      + tables.map { $0.text(width: terminal.width, colour: terminal.takesColour) }.joined()
  }

  /// For a page.
  var markdown: String {
    "# \(Self.title)\n\n\(introduction)\n" + tables.map(\.markdown).joined()
  }

  /// For a browser.
  var html: String {
    let style = """
      :root { color-scheme: light dark; --bar: light-dark(#9fc3e6, #2f5f8f); }
      body { background: Canvas; color: CanvasText; font: 1rem/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem; }
      .picture { overflow-x: auto; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-bottom: 1px solid #8885; padding: .3rem .5rem; text-align: right; vertical-align: top; }
      th:first-child { font-weight: normal; min-width: 9rem; text-align: left; }
      i { background: var(--bar); border-radius: 2px; display: block; height: .5rem; }

      """
    let head: [HTML] = [
      .tag("h1", [:], [.text(Self.title)]), .tag("p", [:], [.text(introduction)]),
    ]
    return HTML.page(
      Self.title, style: style,
      .tag("body", [:], [.tag("main", [:], head + tables.flatMap(\.html))]))
  }
}
