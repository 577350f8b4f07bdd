import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import ProgramSupport

@Suite(.ends(within: 600)) struct BuiltProgramsTests {
  @Test(arguments: ["T.xctest", "T.xctest/Contents/MacOS/T"])
  func `finds them through an argument or a bundle`(_ bundle: String) throws {
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
}
