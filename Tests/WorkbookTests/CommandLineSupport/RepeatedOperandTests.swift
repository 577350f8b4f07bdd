import CommandLineSupport
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct RepeatedOperandTests {
  @Test func `takes many when the word says so`() throws {
    let command = Command("try", about: "", operands: ["NAME ..."])
    let arguments = try command.parse(["a", "b", "c"])
    #expect(arguments.operands == ["a", "b", "c"])
  }

  @Test func `takes no more than it names otherwise`() {
    let command = Command("try", about: "", operands: ["NAME"])
    #expect(throws: ProgramError.self) { try command.parse(["a", "b"]) }
  }
}
