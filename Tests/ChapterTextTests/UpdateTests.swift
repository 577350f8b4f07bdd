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
        "README.md:16: rewrote swift run printf 'a\\n\\nb\\n'",
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
