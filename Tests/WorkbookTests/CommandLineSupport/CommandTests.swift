import CommandLineSupport
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct CommandTests {
  enum Format: String, CaseIterable {
    case text, markdown, json
  }

  let command = Command(
    "compare", about: "Compares.",
    options: [
      CommandOption("--format", "FORMAT", about: "how it is printed"),
      CommandOption("--width", "N", about: "columns"), CommandOption("--full", about: "all"),
    ], operands: ["NAME"])

  @Test func `reads flags, options in both spellings, and operands`() throws {
    let arguments = try command.parse(["--full", "--format", "json", "--width=80", "one"])

    #expect(arguments.has("--full"))
    #expect(try arguments.choice("--format", kind: "format") == Format.json)
    #expect(try arguments.number("--width", in: 40...100) == 80)
    #expect(arguments.operands == ["one"])
  }

  @Test func `takes as many operands as it names, or many when the word says so`() throws {
    let many = Command("try", about: "", operands: ["NAME ..."])

    #expect(try many.parse(["a", "b", "c"]).operands == ["a", "b", "c"])
  }

  @Test func `takes everything after two dashes for an operand`() throws {
    let arguments = try command.parse(["--", "--full"])

    #expect(arguments.operands == ["--full"])
    #expect(!arguments.has("--full"))
  }

  @Test(arguments: [
    (["--formt"], "unknown option '--formt': did you mean '--format'?"),
    (["--xyz"], "unknown option '--xyz': see --help"),
    (["--format"], "option '--format' needs a value: --format FORMAT"),
    (["--format="], "option '--format' needs a value: --format FORMAT"),
    (["--format", "--full"], "option '--format' needs a value: --format FORMAT"),
    (["--full", "--full"], "option '--full' is given twice: give it once"),
    (["--full=yes"], "option '--full' takes no value: write it without '=yes'"),
    (["a", "b"], "stray argument 'b': compare takes NAME, see --help"),
  ])
  func `says what is wrong and what would be right`(_ words: [String], _ message: String) {
    #expect(throws: ProgramError(message, status: 64)) {
      try command.parse(words)
    }
  }

  @Test(arguments: [
    ("jsn", "unknown format 'jsn': did you mean 'json'? (text, markdown, json)"),
    ("JSON", "unknown format 'JSON': did you mean 'json'? (text, markdown, json)"),
    ("jsno", "unknown format 'jsno': did you mean 'json'? (text, markdown, json)"),
    ("yaml", "unknown format 'yaml': one of text, markdown, json"),
  ])
  func `names the nearest of a few values`(_ value: String, _ message: String) throws {
    let arguments = try command.parse(["--format", value])

    #expect(throws: ProgramError(message, status: 64)) {
      try arguments.choice("--format", kind: "format", among: Format.allCases)
    }
  }

  @Test func `takes names with and without spaces behind the commas`() throws {
    let arguments = try command.parse(["--format", " json,text, ,markdown "])
    let none = try command.parse(["--format", ", "])
    let message = "', ' won't do for '--format': give names, with commas between them"

    #expect(try arguments.names("--format") == ["json", "text", "markdown"])
    #expect(try arguments.names("--width") == nil)
    #expect(throws: ProgramError.usage(message)) { try none.names("--format") }
    #expect(throws: ProgramError.usage(message)) {
      try none.list("--format", kind: "format", among: ["json"])
    }
  }

  @Test(arguments: ["wide", "39", "101", "4e1", "-50", "99999999999999999999"])
  func `takes only whole numbers within the bounds`(_ value: String) throws {
    let arguments = try command.parse(["--width", value])
    let message = "'\(value)' won't do for '--width': give a whole number from 40 to 100"

    #expect(throws: ProgramError(message, status: 64)) {
      try arguments.number("--width", in: 40...100)
    }
  }

  @Test(arguments: ["nan", "inf", "0", "soon"])
  func `takes only seconds within the bounds`(_ value: String) throws {
    let arguments = try command.parse(["--width", value])

    #expect(throws: ProgramError.self) {
      try arguments.seconds("--width", in: 0.1...10)
    }
  }

  @Test func `explains itself`() {
    #expect(
      command.help == """
        Compares.

        Usage: compare [NAME] [options]

          --format FORMAT  how it is printed
          --width N        columns
          --full           all
          --help           say this

        """)
  }
}
