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
    let original = reader.text(of: Reader.exercise) ?? ""

    let before = look(reader)
    try reader.write(original + " ", to: Reader.exercise)
    let edited = look(reader)
    try reader.write(original, to: Reader.exercise)
    let takenBack = look(reader)

    #expect(before.isUntouched)
    #expect(before.exercise == Reader.exercise)
    #expect(before.changedTests == [])
    #expect(!edited.isUntouched)
    #expect(takenBack.isUntouched)
  }

  @Test func `sees tests that were changed, added or removed`() throws {
    let reader = try Reader()
    let folder = Reader.folder + "/Tests/"
    try reader.save(by: "// begun\n")
    try reader.write("// other\n", to: folder + "ClassicSignInTests.swift")
    try reader.write("// more\n", to: folder + "More.swift")
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent(Reader.folder + "/Given/TillLogin.swift"))

    let changed = look(reader).changedTests

    #expect(changed == [Reader.folder + "/Given", Reader.folder + "/Tests"])
  }

  @Test func `counts every exercise where there is nothing to compare it with`() throws {
    let reader = try Reader()
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent("Chapters/originals.txt"))

    let folder = look(reader)

    #expect(!folder.isUntouched)
    #expect(folder.changedTests == [])
  }
}
