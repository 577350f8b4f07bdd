import TestSupport
import Testing

@Suite(.endsInTime) struct ScenarioImportTests {
  @Test func `the screens' module knows neither a vendor nor the network`() throws {
    let files = try SourceTree.files(in: "Sources/Scenario")

    let imports = Set(files.flatMap(\.imports))

    #expect(files.count > 15)
    #expect(imports == ["Foundation"])
  }

  @Test func `a screen imports nothing at all`() throws {
    let screens = try SourceTree.files(in: "Sources/Scenario")
      .filter { $0.path.hasSuffix("Screen.swift") }

    let imports = screens.flatMap(\.imports)

    #expect(screens.count == 2)
    #expect(imports.isEmpty)
  }
}
