import Foundation
import Processes
import TestSupport
import Testing

/// What a clone that git made for Windows builds and prints.
@Suite(
  .ends(within: 1200), .enabled(if: WindowsClone.canBeMade, "this copy has no history to clone"))
struct SlowCloneTests {
  @Test func `judges a kata and compares the patterns in a clone that git made for Windows`()
    async throws
  {
    let clone = try await WindowsClone()
    try SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift")
      .replacing("\n", with: "\r\n")
      .write(
        to: clone.folder.appendingPathComponent(Reader.exercise), atomically: true, encoding: .utf8)

    let check = await clone.script("kata", "check", "1.1", deadline: .seconds(900))
    let compare = await clone.script("compare", "--width", "80", deadline: .seconds(900))

    #expect(check.ending == .exited(0), "\(check.text)")
    #expect(check.printed.hasPrefix("classic-sign-in is green: "))
    #expect(compare.ending == .exited(0), "\(compare.text)")
    #expect(compare.printed.contains(" 6 same search "))
  }
}
