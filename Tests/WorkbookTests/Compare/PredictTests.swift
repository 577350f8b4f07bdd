import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// The real `compare --predict`, with and without a pseudo terminal.
@Suite(.ends(within: 600)) struct PredictTests {
  /// Runs a shell command at a terminal, and types keys after each expected text.
  private static let terminal = """
    import os, pty, sys, termios

    words, turns = sys.argv[1], sys.argv[2:]
    program, terminal = pty.fork()
    if program == 0:
        os.execvp("bash", ["bash", "-c", words])


    def modes():
        modes = termios.tcgetattr(terminal)
        # A Mac sets it when lines are read again.
        modes[3] &= ~termios.PENDIN
        return modes


    def read():
        # At the end Linux has an error, and a Mac no bytes.
        try:
            return os.read(terminal, 4096)
        except OSError:
            return b""


    before = modes()
    heard = unheard = b""
    for awaited, typed in zip(turns[::2], turns[1::2]):
        while awaited.encode() not in unheard:
            part = read()
            if not part:
                sys.exit("it ended, and didn't say " + awaited)
            heard, unheard = heard + part, unheard + part
        unheard = unheard.split(awaited.encode(), 1)[1]
        os.write(terminal, typed.encode())
    while part := read():
        heard += part
    status = os.waitstatus_to_exitcode(os.waitpid(program, 0)[1])
    print(heard.decode().replace("\\r\\n", "\\n"), "same modes" if modes() == before else "other modes")
    sys.exit(status)
    """

  private func atTerminal(
    _ words: String, _ turns: String..., color: Bool = false
  ) async throws -> (ending: ChildEnding, text: String) {
    let environment = [
      "COMPARE": try BuiltPrograms.folder().appendingPathComponent("compare").path,
      "TERM": color ? "xterm" : "dumb", "NO_COLOR": "",
    ]
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", Self.terminal, words] + turns,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
    ).run(deadline: .seconds(60))
    return (report.ending, report.text)
  }

  @Test func `asks, compares, gives the reason, and ends after the last cell`() async throws {
    let (ending, text) = try await atTerminal(
      #"exec "$COMPARE" --predict --step repeat-search --only proxy"#, "q to quit.", "30")

    #expect(ending == .exited(0))
    #expect(text.contains("Cell 1 of 1: proxy\n6 repeat-search  the same search again\n  await "))
    #expect(text.contains("  b  blocked\n  e  error\n  3  3 cafés\n> 3 cafés\n"))
    #expect(
      text.contains(
        "\nRight: 3 cafés, 0 requests.\n  proxy: 3 cafés\n    why        The proxy kept the first answer"
      ))
    #expect(text.contains("    network    nothing\nScore: 1 of 1 cell\n same modes\n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `explains why a version can't take the step`() async throws {
    let (ending, text) = try await atTerminal(
      #"exec "$COMPARE" --predict --step best-rated --only proxy,adapter"#, "q to quit.", "-",
      "Score: ", "31", color: true)

    #expect(ending == .exited(0))
    #expect(text.contains("Right: n/a.") && text.contains("isn't this pattern's job"))
    #expect(text.contains("No: n/a, not 3 cafés, 1 request."))
    #expect(text.contains("Score: 1 of 2 cells") && text.contains("\u{1B}[1m"))
  }

  @Test(arguments: [("q", 0), ("\u{4}", 0), ("\u{3}", 130)])
  func `restores the terminal`(_ key: String, _ status: Int32) async throws {
    let (ending, text) = try await atTerminal(
      #"exec "$COMPARE" --predict"#, "q to quit.", key)

    #expect(ending == .exited(status))
    #expect(text.hasSuffix(" same modes\n"))
  }

  @Test(arguments: [("TERM", 143), ("INT", 130)])
  func `restores the terminal when a signal ends it`(
    _ signal: String, _ status: Int32
  ) async throws {
    // The terminal's mode shows that the program waits for a key.
    let (ending, text) = try await atTerminal(
      """
      (until stty -a </dev/tty | grep -q -e '-icanon'; do sleep 0.1; done; kill -\(signal) $$) &
      exec "$COMPARE" --predict
      """)

    #expect(ending == .exited(status))
    #expect(text.hasSuffix(" same modes\n"))
  }

  @Test func `restores the terminal while it is stopped, and takes it back when it continues`()
    async throws
  {
    let (ending, text) = try await atTerminal(
      """
      modes() { stty -a | tr ' ;' '\\n\\n' | grep -xe '-*icanon' -e '-*echo' | tr '\\n' ' '; }
      set -m; "$COMPARE" --predict; echo "stopped: $?, $(modes)"; fg; echo "ended: $?, $(modes)"
      """,
      "q to quit.", "\u{1A}", "stopped: \(128 + SIGTSTP), icanon echo", "", " --predict", "q")

    #expect(ending == .exited(0))
    #expect(text.contains("ended: 0, icanon echo"))
    #expect(text.hasSuffix(" same modes\n"))
  }

  @Test(arguments: [
    (
      "",
      "asks questions at a terminal, but there is none: use '--step NAME', or the page that '--format html' writes"
    ),
    ("--full", "and '--full' can't be used together: give one of them"),
    ("--all", "and '--all' can't be used together: give one of them"),
    ("--drawing", "and '--drawing' can't be used together: give one of them"),
    ("--format=html", "and '--format' can't be used together: give one of them"),
    ("--output=x", "and '--output' can't be used together: give one of them"),
  ])
  func `rejects options in a line`(_ word: String, _ line: String) async throws {
    let stage = try await Stage()

    let report = try await stage.compare(["--predict", word].filter { !$0.isEmpty })

    #expect(report.ending == .exited(64) && report.output.isEmpty)
    #expect(String(decoding: report.errors, as: UTF8.self) == "compare: '--predict' \(line)\n")
    #expect(try stage.folder.contents.allSatisfy { !$0.hasSuffix(".pid") })
  }
}
