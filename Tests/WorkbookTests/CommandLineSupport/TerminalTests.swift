import CommandLineSupport
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.ends(within: 600)) struct TerminalTests {
  @Test(arguments: [(nil, 100), (0, 100), (10, 40), (40, 40), (250, 250)])
  func `has a width that layouts support`(_ columns: Int?, _ width: Int) {
    #expect(Terminal(columns: columns, environment: [:]).width == width)
  }

  @Test func `uses colors unless they are disabled`() {
    #expect(Terminal(columns: 80, environment: ["TERM": "xterm", "NO_COLOR": ""]).takesColor)
    #expect(!Terminal(columns: 80, environment: ["TERM": "xterm", "NO_COLOR": "1"]).takesColor)
    #expect(!Terminal(columns: 80, environment: [:]).takesColor)
    #expect(!Terminal(columns: 80, environment: ["TERM": "dumb"]).takesColor)
    #expect(!Terminal(columns: nil, environment: ["TERM": "xterm"]).takesColor)
  }

  @Test func `is as wide as the terminal of standard output`() async {
    await #expect(processExitsWith: .success) {
      var (terminal, program) = (Int32(), Int32())
      var size = winsize(ws_row: 17, ws_col: 91, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&terminal, &program, nil, nil, &size) == 0)
      try #require(dup2(program, 1) == 1)

      try #require(Terminal.standardOutput.width == 91)
    }
  }
}
