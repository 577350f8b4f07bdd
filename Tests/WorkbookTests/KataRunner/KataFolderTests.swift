import Foundation
import Testing

@testable import TestSupport

/// What `swift test` and the test buttons of editors know of a kata.
@Suite(.ends(within: 600)) struct KataFolderTests {
  private func look(_ reader: Reader) -> KataFolder {
    KataFolder(
      testFile: reader.package.appendingPathComponent(
        Reader.folder + "/Tests/ClassicSignInTests.swift"
      ).path)
  }

  @Test func `counts an exercise from the first edit on, until the edit is taken back`() throws {
    let reader = try Reader()
    let original = try #require(reader.text(of: Reader.exercise))
    var isUntouched: [Bool] = []
    for text in [original, original + " ", original] {
      try reader.write(text, to: Reader.exercise)
      isUntouched.append(look(reader).isUntouched)
    }

    #expect(isUntouched == [true, false, true])
    #expect(look(reader).exercise == Reader.exercise)
    #expect(look(reader).changedTests == [])
  }

  @Test func `sees tests that were changed, added or removed`() throws {
    let reader = try Reader()
    try reader.save(by: "// begun\n")
    try reader.write("// other\n", to: Reader.folder + "/Tests/ClassicSignInTests.swift")
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent(Reader.folder + "/Given/TillLogin.swift"))

    let changed = look(reader).changedTests
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent("Chapters/originals.txt"))

    #expect(changed == [Reader.folder + "/Given", Reader.folder + "/Tests"])
    // Every exercise counts where there is nothing to compare it with.
    #expect(!look(reader).isUntouched && look(reader).changedTests == [])
  }
}
