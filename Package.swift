// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FiveWrappers",
  platforms: [.macOS(.v15)],
  targets: contents([
    // The app, the wire, and our own backend at the end of it.
    library("Scenario"),
    library("Network", resources: [.embedInCode("Fixtures")]),
    library("Service", uses: ["Network", "Scenario"]),

    // Other people's code.
    vendor("GoogleSignIn"),
    vendor("FacebookLogin"),
    vendor("YelpAPI"),

    // The chapters: each line is a library, its program and its tests.
    chapter("CoupledScreens", "coupled", wraps: ["FacebookLogin", "GoogleSignIn", "YelpAPI"]),
    chapter("AdapterPattern", "adapter", wraps: ["FacebookLogin", "GoogleSignIn", "YelpAPI"]),
    chapter("BridgePattern", "bridge", wraps: ["Network", "Service"], resources: [.embedInCode("Bundle")]),
    chapter("FacadePattern", "facade"),
    chapter("ProxyPattern", "proxy", wraps: ["Service"]),
    chapter("DecoratorPattern", "decorator"),

    // What compares the chapters. It knows no pattern.
    library("Tooling"),
    library("Workbook", uses: ["Tooling"]),
    program("compare", uses: ["Tooling", "Workbook"]),
    tests("ToolingTests", of: ["Tooling"]),
    tests("CompareTests", of: ["Tooling", "Workbook", "compare"]),
    tests("WorkbookTests", of: ["Tooling", "Workbook", "compare"]),
  ])
)

// MARK: How a line above becomes targets

func contents(_ lines: [[Target]]) -> [Target] {
  lines.flatMap { $0 }
}

func library(
  _ name: String, uses: [Target.Dependency] = [], resources: [Resource] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: uses, path: "Sources/\(name)", resources: resources,
      swiftSettings: house())
  ]
}

/// A vendor writes the Swift of its time, and has only the wire.
func vendor(_ name: String) -> [Target] {
  [
    .target(
      name: name, dependencies: ["Network"], path: "Sources/Vendors/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
}

/// A chapter's library, the program that shows it, and its own suite of tests.
func chapter(
  _ name: String, _ program: String, wraps: [Target.Dependency] = [], resources: [Resource] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: ["Scenario"] + wraps, path: "Sources/Patterns/\(name)",
      resources: resources, swiftSettings: house())
  ]
}

func program(_ name: String, uses: [Target.Dependency]) -> [Target] {
  [
    .executableTarget(
      name: name, dependencies: uses, path: "Sources/Programs/\(name)", swiftSettings: house())
  ]
}

func tests(_ name: String, of uses: [Target.Dependency]) -> [Target] {
  [.testTarget(name: name, dependencies: uses, path: "Tests/\(name)", swiftSettings: house())]
}

func house() -> [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
