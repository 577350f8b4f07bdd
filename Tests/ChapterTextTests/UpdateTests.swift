import Foundation
import Testing
import Tooling
import ToolingSupport

@testable import ChapterText

@Suite struct UpdateTests {
  private static let source = "struct A {\n  let a: Int\n\n  let b: Int\n}\n"

  private static let drifted = """
    # A

    Words stay, `also` those that are [wrong](nowhere).

    <!-- Sources/A.swift -->
    ```swift
    struct A {
      let a: Double
      // ...
    }
    ```

    - A point.

      <!-- swift run printf 'a\\n\\nb\\n' -->
      ```
      b
      ```

    """

  private static let renewed =
    drifted.replacing("Double", with: "Int").replacing("  b\n", with: "  a\n\n  b\n")

  @Test func `rewrites listings and outputs, and nothing else`() async throws {
    let package = try MadeUpPackage(["README.md": Self.drifted, "Sources/A.swift": Self.source])
    defer { package.remove() }
    let check = package.check
    let page = try #require(check.page("README.md"))

    let update = await PageUpdate(of: page, with: check)

    #expect(update.text == Self.renewed)
    #expect(
      update.rewritten == [
        "README.md:6: rewrote Sources/A.swift",
        "README.md:16: rewrote swift run printf 'a\\n\\nb\\n', 2 lines more",
      ])
    #expect(update.problems == [])
  }

  @Test func `changes nothing the second time`() async throws {
    let package = try MadeUpPackage(["README.md": Self.renewed, "Sources/A.swift": Self.source])
    defer { package.remove() }
    let check = package.check
    let page = try #require(check.page("README.md"))

    let update = await PageUpdate(of: page, with: check)

    #expect(update.text == Self.renewed)
    #expect(update.rewritten == [])
  }

  @Test(arguments: [("a\na\na", ", 2 lines fewer"), ("a\nb", ", 1 line fewer"), ("b", "")])
  func `says how many lines came or went`(_ shown: String, _ change: String) async throws {
    let page = "<!-- swift run printf a -->\n```\n\(shown)\n```\n"
    let package = try MadeUpPackage(["README.md": page])
    defer { package.remove() }
    let check = package.check

    let update = await PageUpdate(of: try #require(check.page("README.md")), with: check)

    #expect(update.rewritten == ["README.md:2: rewrote swift run printf a\(change)"])
  }

  @Test func `says that lines stand in another order, and leaves them alone`() async throws {
    let page = "<!-- Sources/A.swift -->\n```swift\nlet b = 2\n// ...\nlet a = 1\n```\n"
    let package = try MadeUpPackage([
      "README.md": page, "Sources/A.swift": "let a = 1\nlet c = 3\nlet b = 2\n\n\n",
    ])
    defer { package.remove() }
    let check = package.check

    let update = await PageUpdate(of: try #require(check.page("README.md")), with: check)

    #expect(update.text == page)
    #expect(
      update.problems.map(\.description) == [
        "README.md:5: these lines stand further up in Sources/A.swift, from line 1 on: show what "
          + "it has in its order"
      ])
  }

  @Test func `goes on with the other pages when one can't be written`() async throws {
    let page = "<!-- Sources/A.swift -->\n```swift\nlet a = 1\nlet b = 1\n```\n"
    let package = try MadeUpPackage([
      "Chapters/1-a/README.md": page, "README.md": page,
      "Sources/A.swift": "let a = 2\nlet b = 1\n",
    ])
    defer { package.remove() }
    let check = package.check
    // Where the page's folder was, nothing can be written.
    try FileManager.default.removeItem(at: package.folder.url.appendingPathComponent("Chapters"))
    var report = ChaptersReport()

    await report.update(check.pages, with: check)

    #expect(!report.isGood)
    #expect(report.text.contains("README.md:2: rewrote Sources/A.swift\n"))
    #expect(report.text.contains("Chapters/1-a/README.md:1: '"))
    #expect(report.text.contains("can't be written: "))
    #expect(try package.text(of: "README.md").contains("let a = 2"))
  }

  @Test func `leaves a listing alone that it can't find again, and says what to do`() async throws {
    let package = try MadeUpPackage(["README.md": Self.drifted, "Sources/A.swift": "enum B {}\n"])
    defer { package.remove() }
    let check = package.check
    let page = try #require(check.page("README.md"))

    let update = await PageUpdate(of: page, with: check)

    #expect(update.text.contains("let a: Double"))
    #expect(
      update.problems.map(\.description) == [
        "README.md:7: less than half of these lines is left in Sources/A.swift: choose them anew"
      ])
  }
}
