import TestSupport
import Testing

@testable import message_board

@MainActor
@Suite(.endsInTime) struct BoardTests {
  @Test func `never uses a number again`() {
    let board = Board([Note(writer: nil, lines: [])])
    board.takeDown(1)

    let number = board.pin(Note(writer: nil, lines: []))

    #expect(number == 2)
  }

  @Test func `ignores a number that no note has`() {
    let board = Board([Note(writer: nil, lines: [])])

    board.thank(for: 2)
    board.takeDown(2)

    #expect(board.notes == [1: Note(writer: nil, lines: [])])
  }

  @Test func `knows nothing about lists on a screen`() throws {
    let files = try SourceTree.files(in: "Sources/CaseStudies/Messages/App").filter { file in
      file.path.hasSuffix("/Board.swift") || file.path.hasSuffix("/Note.swift")
    }

    #expect(files.count == 2)
    #expect(files.flatMap(\.imports) == [])
  }
}
