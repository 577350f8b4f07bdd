import Foundation
import Processes
import ProgramSupport
import StepRecording
import TestSupport
import Testing
import Transcripts

/// The page that the real `compare` writes.
@Suite(.ends(within: 600)) struct ComparePageTests {
  @Test func `is written for a browser, to standard output or a file`() async throws {
    let stage = try await Stage()
    let file = stage.folder.url.appendingPathComponent("page.html").path

    let printed = try await stage.compare("--format", "html")
    let written = try await stage.compare("--format", "html", "--output", file)

    let page = String(decoding: printed.output, as: UTF8.self)
    #expect(printed.ending == .exited(0) && written.ending == .exited(0))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == page)
    #expect(written.output.isEmpty)
  }

  @Test func `draws the real programs' messages, each cell's its own`() async throws {
    let report = await ChildProcess(
      try BuiltPrograms.file("compare"), ["--format", "html", "--with-coupled"]
    ).run(deadline: .seconds(60))

    let page = String(decoding: report.output, as: UTF8.self)
    let cells = page.split(separator: "<article class=\"cell\"").dropFirst()
      .map { $0.prefix(upTo: $0.firstRange(of: "</article>")?.lowerBound ?? $0.endIndex) }
    let taken = cells.filter { $0.contains("The user sees") }
    let cached = try #require(cells.first { $0.hasPrefix(" id=\"repeat-search-proxy\"") })
    #expect(report.ending == .exited(0))
    #expect(cells.count == 6 * Step.allCases.count)
    #expect(taken.allSatisfy { $0.contains("<svg") != $0.contains("client itself answers") })
    #expect(cells.filter { $0.contains("<svg") }.count == 58)
    #expect(cached.contains("<li>CachedSearch answers SharedSearch: 3 cafés</li>"))
    #expect(!cached.contains("lane network"))
    #expect(page.contains("Not recorded: logout(email:) is called. GoogleAuthenticator is a "))
    #expect(!page.contains("guess\"</li>") && !page.contains("<script"))
  }
}
