import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// The scripts that course systems start, with a stand-in for `Scripts/grade`.
@Suite(.ends(within: 600)) struct CourseTests {
  @Test(arguments: ["python3 autograder.py", "bash run_autograder"], [0, 1, 69])
  func `grade again only if the sandbox is missing`(_ command: String, _ status: Int) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let courses = SourceTree.root.appendingPathComponent("Scripts/support/courses").path
    try await folder.scripts(
      ["grade"],
      """
      for word; do [ "${last-}" != --output ] || marks=$word; last=$word; done
      mkdir -p "$marks/students/submission" && cd "$marks/students/submission" || exit 1
      [ "$last" = --no-sandbox ] && status=0 || status=\(status)
      [ "$status" = 69 ] || echo "$status" | tee result.json feedback.md >results.json
      exit "$status"
      """)
    let script = """
      export CLASSROOM=c ASSIGNMENT=a SUBMISSION_TAG=s COMMIT_URL=u RELEASE_URL=r OWNER=o AUTOGRADER=$PWD
      mkdir -p workbook/Scripts results && mv grade workbook/Scripts && ln -s . source
      cp '\(courses)'/*auto* . && echo one-call >katas && \(command)
      cat result*/results.json result.json 2>/dev/null
      """

    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], directory: folder.url
    ).run(deadline: .seconds(60))

    #expect(report.printed == (status == 69 ? "0\n" : "\(status)\n"), "\(report.complaint)")
  }
}
