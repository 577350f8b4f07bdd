import CommandLineSupport
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct TerminalTests {
  @Test(arguments: [(nil, 100), (0, 100), (10, 40), (40, 40), (250, 250)])
  func `has a width that a layout can cope with`(_ columns: Int?, _ width: Int) {
    #expect(Terminal(columns: columns, environment: [:]).width == width)
  }

  @Test func `takes colour unless somebody objects`() {
    #expect(Terminal(columns: 80, environment: ["TERM": "xterm", "NO_COLOR": ""]).takesColour)
    #expect(!Terminal(columns: 80, environment: ["TERM": "xterm", "NO_COLOR": "1"]).takesColour)
    #expect(!Terminal(columns: 80, environment: [:]).takesColour)
    #expect(!Terminal(columns: 80, environment: ["TERM": "dumb"]).takesColour)
    #expect(!Terminal(columns: nil, environment: ["TERM": "xterm"]).takesColour)
  }
}
