// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FiveWrappers",
  platforms: [.macOS(.v15)],
  targets: contents([
    // What compares the chapters. It knows no pattern.
    library("Tooling"),
    library("Workbook", uses: ["Tooling"]),
    program("compare", uses: ["Tooling", "Workbook"]),
    tests("ToolingTests", of: ["Tooling", "ToolingSupport"]),
    tests("CompareTests", of: ["Tooling", "ToolingSupport", "Workbook", "compare"]),
    support("ToolingSupport"),
    tests("WorkbookTests", of: ["Tooling", "Workbook", "compare"]),
  ])
)

// MARK: How a line above becomes targets

func contents(_ lines: [[Target]]) -> [Target] {
  lines.flatMap { $0 }
}

func library(_ name: String, uses: [Target.Dependency] = []) -> [Target] {
  [.target(name: name, dependencies: uses, path: "Sources/\(name)", swiftSettings: house())]
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

func support(_ name: String) -> [Target] {
  [.target(name: name, path: "Tests/Support/\(name)", swiftSettings: house())]
}

func house() -> [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
