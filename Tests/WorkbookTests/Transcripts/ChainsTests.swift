import TestSupport
import Testing
import Transcripts

@Suite(.ends(within: 600)) struct ChainsTests {
  @Test func `list the wrappers of a part in one line, outermost first`() {
    let transcript = Transcript<Step>(
      column: "proxy",
      built: ["both: Guard", "sign-in: Lock", "search: Cache", "sign-in: Service", "search: Lazy"],
      rows: [])

    #expect(
      transcript.chains == ["both: Guard", "sign-in: Lock > Service", "search: Cache > Lazy"])
  }

  @Test func `need no part`() {
    let transcript = Transcript<Step>(column: "facade", built: ["Finder", "Service", ""], rows: [])

    #expect(transcript.chains == ["Finder > Service"])
  }
}
