import Foundation
import Processes
import TestSupport
import Testing

@testable import CommandLineSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keys typed at a pseudo terminal.
@Suite(.serialized, .ends(within: 600)) struct KeysTests {
  @Test(arguments: [
    ("f3-q", ["f", "3", "-", "q"]), ("é3☕️", ["é", "3", "☕", "\u{FE0F}"]),
    ("a\n b", ["a", "\n", " ", "b"]),
    ("\u{1B}[A1", ["\u{1B}", "1"]), ("\u{1B}OP1", ["\u{1B}", "1"]),
    ("\u{1B}[1;5C1", ["\u{1B}", "1"]),
    ("\u{1B}x", ["\u{1B}", "x"]), ("a\u{4}b", ["a"]),
  ])
  func `arrive one by one, without a return key`(_ typed: String, _ keys: [String]) throws {
    let terminal = try PseudoTerminal()
    defer { terminal.end() }
    var told: [String] = []

    if var taken = Keys(of: terminal.program) {
      terminal.type(typed + "\u{4}")
      while let key = taken.next() { told.append(String(key)) }
    }

    #expect(told == keys)
  }

  @Test func `aren't shown, and the terminal is restored afterwards`() throws {
    let terminal = try PseudoTerminal()
    defer { terminal.end() }
    let before = terminal.modes
    var during: [tcflag_t] = []

    if let taken = Keys(of: terminal.program) {
      during = terminal.modes
      _ = consume taken
    }

    #expect(during[0] == before[0] & ~tcflag_t(ICANON | ECHO))
    #expect(terminal.modes == before)
  }

  @Test func `end with the terminal`() throws {
    let terminal = try PseudoTerminal()
    defer { close(terminal.program) }
    var key: Character? = "x"

    if var taken = Keys(of: terminal.program) {
      close(terminal.outside)
      key = taken.next()
    }

    #expect(key == nil)
  }

  @Test func `need a terminal`() throws {
    let pipe = Pipe()

    var isTaken = false

    if Keys(of: pipe.fileHandleForReading.fileDescriptor) != nil { isTaken = true }

    #expect(!isTaken)
  }
}

/// A pseudo terminal whose other side belongs to the test.
private struct PseudoTerminal {
  let outside: Int32
  let program: Int32

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (outside, program) = ends
  }

  /// The terminal's mode.
  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(program, &modes)
    // macOS sets this flag when lines are read again.
    return [modes.c_lflag & ~tcflag_t(PENDIN), modes.c_iflag, modes.c_oflag]
  }

  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(outside, $0.baseAddress, $0.count) }
  }

  func end() {
    for end in [outside, program] { close(end) }
  }
}
