import Testing

@testable import Checks

@Suite struct MistakeTests {
  private let patch = """
    Mistake: Proxy 6. The key leaves out the offset.
    Caught by: ProxyTests.CachedSearchTests/`tells searches apart`(_:)
    Structure: only the sources show it.

    --- a/Sources/A Key.swift\t2026-01-01
    +++ b/Sources/A Key.swift\t2026-01-01
    @@ -1 +1 @@
    -one
    +two
    """

  @Test func `reads the lines above the patch`() throws {
    let mistake = try Mistake(name: "proxy/06b-key", text: patch)
    #expect(mistake.number == MistakeNumber(pattern: "proxy", number: 6))
    #expect(mistake.title == "The key leaves out the offset.")
    #expect(mistake.test == "ProxyTests.CachedSearchTests/`tells searches apart`")
    #expect(mistake.isStructural)
    #expect(mistake.paths == ["Sources/A Key.swift"])
  }

  @Test(arguments: [
    ("proxy/6-key", "", ""),
    ("proxy/07-key", "", ""),
    ("proxy/06-key", "Caught by: ", "Noticed by: "),
    ("proxy/06-key", "Mistake: Proxy 6. ", "Mistake: "),
    ("proxy/06-key", " b/", " "),
  ])
  func `refuses what doesn't say what it is`(_ name: String, _ old: String, _ new: String) {
    let spoilt =
      old == " b/"
      ? patch.replacing(" a/", with: " ").replacing(" b/", with: " ")
      : patch.replacing(old, with: new)
    #expect(throws: Mistake.Unreadable.self) { try Mistake(name: name, text: spoilt) }
  }
}
