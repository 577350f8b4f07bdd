import CommandLineSupport
import Foundation
import Processes
import TestSupport
import Testing

@testable import ProgramSupport

@Suite(.ends(within: 600)) struct BuiltProgramsTests {
  @Test func `finds the programs beside the tests that run`() throws {
    let compare = try BuiltPrograms.file("compare").path

    #expect(FileManager.default.isExecutableFile(atPath: compare))
  }

  @Test(arguments: ["T.xctest", "T.xctest/Contents/MacOS/T"])
  func `finds them by an argument, or by a bundle`(_ bundle: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("compare", holding: "")
    let path = folder.url.appendingPathComponent(bundle)
    let helper = URL(fileURLWithPath: "/usr/libexec/swift/pm/swiftpm-testing-helper")

    let named = try BuiltPrograms.folder(
      of: "compare", arguments: [helper.path, "--test-bundle-path", path.path, "--filter", "x"],
      main: helper,
      others: [])
    let known = try BuiltPrograms.folder(
      of: "compare", arguments: [helper.path], main: helper, others: [path])

    #expect(named.realPath.path == folder.url.path)
    #expect(known.realPath.path == folder.url.path)
    #expect(throws: BuiltPrograms.Missing.self) {
      try BuiltPrograms.folder(
        of: "compare", arguments: [helper.path, "--test-bundle-path"], main: helper,
        others: [helper])
    }
  }

  #if os(Linux)
    private static let tests = URL(fileURLWithPath: "/proc/self/exe").realPath

    /// The file of these tests under another name, in a folder without programs, stands for the
    /// helper of macOS: nothing but the argument leads it to the programs.
    @Test(.enabled(if: tests.pathExtension == "xctest", "these tests are no program by themselves"))
    func `finds them in a process whose bundles are elsewhere`() async throws {
      let tests = Self.tests
      let folder = tests.deletingLastPathComponent().appendingPathComponent("helper \(UUID())")
      let helper = folder.appendingPathComponent("a/b/c/d/e/helper")
      try FileManager.default.createDirectory(
        at: helper.deletingLastPathComponent(), withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.linkItem(at: tests, to: helper)
      let filter = "BuiltProgramsTests/`finds the programs beside the tests that run`"
      let words = ["--testing-library", "swift-testing", "--filter", filter]

      let blind = await ChildProcess(helper, words).run(deadline: .seconds(60))
      let told = await ChildProcess(helper, words + ["--test-bundle-path", tests.path])
        .run(deadline: .seconds(60))

      #expect(blind.ending != .exited(0))
      #expect(told.ending == .exited(0))
      #expect(told.text.contains("Test run with 1 test"))
    }
  #endif
}
