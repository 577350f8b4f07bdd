import TestSupport
import Testing

/// A hanging test ends the run, and is named.
@Suite(.ends(within: 600)) struct LimitTests {
  @Test func `ends and names a test that doesn't end by itself`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await EndsInTime.ends(within: 0.2).run("waits for ever") { while true {} }
    }

    let errors = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      errors.contains("✘ Test \"waits for ever\" recorded an issue: it didn't end within 0.2 s"))
  }

  @Test func `gives each suite a limit`() throws {
    let found = try SourceTree.files(in: "Tests").filter { file in
      file.code.contains { $0.contains(/^@Suite/) }
        && !file.code.contains { $0.contains(/\.endsInTime|\.ends\(within:/) }
    }

    #expect(found.map(\.path) == [])
  }
}
