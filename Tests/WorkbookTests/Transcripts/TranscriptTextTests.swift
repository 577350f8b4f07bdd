import StepRecording
import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct TranscriptTextTests {
  private let transcript = Transcript<Step>(
    column: "proxy", built: ["CachedSearch", "Service"],
    rows: [
      Transcript<Step>.Row(step: .search, cell: Sample.cell("3 cafés", 2)),
      Transcript<Step>.Row(
        step: .repeatSearch,
        cell: Cell(call: "a()\n  .b()", outcome: "x", shows: ["y"], logs: ["hit"])),
      Transcript<Step>.Row(step: .bestRated, cell: .nothing(because: "Not this pattern's job.")),
    ],
    notes: ["The subject was created at its first search."])

  @Test func `prints its structure, the steps and the notes`() {
    let text = transcript.text(width: 80, color: false)
    #expect(
      text == """
        proxy

        Structure, outermost wrapper first (a step may use different parts)
          CachedSearch > Service

        5 search  search for coffee
          call       await run()
          user sees  3 cafés
          network    GET /search?offset=0
                     GET /search?offset=1

        6 repeat-search  the same search again
          call       a()
                       .b()
          user sees  y
          network    nothing
          logs       hit

        8 best-rated  the best-rated cafés first
          n/a Not this pattern's job.

        Notes
          The subject was created at its first search.

        """)
  }

  @Test(.serialized, arguments: Sample.widths)
  func `stays within the width and omits no text`(_ width: Int) throws {
    let transcript = try #require(Sample.wild.transcripts["decorator"])
    let text = transcript.text(width: width, color: false)
    #expect(text.lines.allSatisfy { $0.displayWidth <= width && $0.last != " " })

    let page = text.squeezed
    let texts = transcript.rows.flatMap { row in
      [Part.call, .sees, .reaches, .logs].flatMap { row.cell.lines($0) }
    }
    #expect(Set(texts).allSatisfy { page.contains($0.squeezed) })
  }

  @Test func `adds color without changing the text`() {
    let plain = transcript.text(width: 60, color: false)
    let colored = transcript.text(width: 60, color: true)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }
}
