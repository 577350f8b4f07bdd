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

  @Test func `takes as many operands as it names, or many if the last word says so`() throws {
    let many = Command("try", about: "", operands: ["NAME ..."])

    #expect(try many.parse(["a", "b", "c"]).operands == ["a", "b", "c"])
  }

  @Test func `treats everything after two dashes as operands`() throws {
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
    (["a", "b"], "unexpected argument 'b': compare takes NAME, see --help"),
  ])
  func `reports an error and its solution`(_ words: [String], _ message: String) {
    #expect(throws: ProgramError(message, status: 64)) {
      try command.parse(words)
    }
  }

  @Test(arguments: [
    ("jsn", "unknown format 'jsn': did you mean 'json'? (text, markdown, json)"),
    ("JSON", "unknown format 'JSON': did you mean 'json'? (text, markdown, json)"),
    ("jsno", "unknown format 'jsno': did you mean 'json'? (text, markdown, json)"),
    ("yaml", "unknown format 'yaml': give one of text, markdown, json"),
  ])
  func `suggests the nearest value`(_ value: String, _ message: String) throws {
    let arguments = try command.parse(["--format", value])

    #expect(throws: ProgramError(message, status: 64)) {
      try arguments.choice("--format", kind: "format", among: Format.allCases)
    }
  }

  @Test func `accepts names with and without spaces after the commas`() throws {
    let arguments = try command.parse(["--format", " json,text, ,markdown "])
    let none = try command.parse(["--format", ", "])
    let message = "', ' isn't valid for '--format': give names separated by commas"

    #expect(try arguments.names("--format") == ["json", "text", "markdown"])
    #expect(try arguments.names("--width") == nil)
    #expect(throws: ProgramError.usage(message)) { try none.names("--format") }
    #expect(throws: ProgramError.usage(message)) {
      try none.list("--format", kind: "format", among: ["json"])
    }
  }

  @Test(arguments: ["wide", "39", "101", "4e1", "-50", "99999999999999999999"])
  func `accepts only whole numbers in range`(_ value: String) throws {
    let arguments = try command.parse(["--width", value])
    let message = "'\(value)' isn't valid for '--width': give a whole number from 40 to 100"

    #expect(throws: ProgramError(message, status: 64)) {
      try arguments.number("--width", in: 40...100)
    }
  }

  @Test(arguments: ["nan", "inf", "0", "soon"])
  func `accepts only seconds in range`(_ value: String) throws {
    let arguments = try command.parse(["--width", value])

    #expect(throws: ProgramError.self) {
      try arguments.seconds("--width", in: 0.1...10)
    }
  }

  @Test func `prints its help`() {
    #expect(
      command.help == """
        Compares.

        Usage: compare [NAME] [options]

          --format FORMAT  how it is printed
          --width N        columns
          --full           all
          --help           show this help

        """)
  }
}
