// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FiveWrappers",
  platforms: [.macOS(.v15)],
  // One program of the case studies can't lend its module its name: Apple has a framework Messages.
  products: [.executable(name: "messages", targets: ["MessagesProgram"])],
  targets: contents([
    // The app, the wire, and our own backend at the end of it.
    library("Scenario"),
    library("FakeNetwork", uses: ["Locking"], resources: ["Fixtures"]),
    library("Service", uses: ["FakeNetwork", "Locking", "Scenario"]),

    // The way to a search in another process, and the program at the end of it.
    library("Remote", uses: ["Locking", "Scenario", "Tooling"]),
    program("cafe-server", uses: ["FakeNetwork", "Remote", "Service", "Tooling"]),

    // Other people's code.
    vendor("GoogleSignIn"),
    vendor("FacebookLogin"),
    vendor("YelpAPI"),

    // The chapters: each line is a library, its program and its tests.
    chapter("CoupledScreens", "coupled", wraps: vendors()),
    chapter("AdapterPattern", "adapter", wraps: vendors()),
    chapter("BridgePattern", "bridge", wraps: ["FakeNetwork", "Service"], resources: ["Bundle"]),
    chapter("FacadePattern", "facade"),
    chapter(
      "ProxyPattern", "proxy", wraps: ["Remote", "Service"], beside: ["cafe-server"],
      tested: ["ServerFaults"]),
    chapter("DecoratorPattern", "decorator"),

    // Four patterns in one program.
    program("combined", uses: combined() + ["FakeNetwork", "Scenario", "Walk", "Workbook"]),
    tests("CombinedTests", of: combined() + scene() + ["TestSupport"]),

    // The case studies: the adapter in two other settings.
    library("WebAPI", in: "CaseStudies/Posts", uses: ["FakeNetwork"]),
    library("PostList", in: "CaseStudies/Posts"),
    library("PostsAdapter", in: "CaseStudies/Posts", uses: ["PostList", "WebAPI"]),
    library("CoupledPosts", in: "CaseStudies/Posts", uses: ["WebAPI"]),
    program("posts", uses: posts() + ["FakeNetwork", "Tooling", "Workbook"]),
    tests("PostsTests", of: posts() + ["FakeNetwork", "Locking", "TestSupport"]),
    library("MessageKit", in: "CaseStudies/Messages", uses: ["TerminalText"]),
    library("PinBoard", in: "CaseStudies/Messages"),
    library("BoardMessages", in: "CaseStudies/Messages", uses: ["MessageKit", "PinBoard"]),
    library("CoupledMessages", in: "CaseStudies/Messages", uses: ["PinBoard"]),
    program("MessagesProgram", in: "messages", uses: messages() + ["Tooling", "Workbook"]),
    tests("MessagesTests", of: messages() + ["TestSupport"]),

    tests(
      "CaseStudyTests",
      of: ["MessagesProgram", "TestSupport", "Tooling", "ToolingSupport", "Workbook", "posts"]),

    // The steps, taken by each program and laid out side by side.
    library("Walk", uses: ["FakeNetwork", "Locking", "Scenario", "Workbook"]),
    library("Workbook", uses: ["TerminalText", "Tooling"], resources: ["Style"]),
    library("TerminalText"),
    program("compare", uses: ["Tooling", "Walk", "Workbook"] + columns()),

    // The katas: each line is an exercise and its tests.
    kata("ClassicSignIn", "1-adapter/katas/classic-sign-in"),
    kata("GoogleSignIn", "1-adapter/katas/google-sign-in"),
    kata("CafeSearch", "1-adapter/katas/cafe-search"),
    kata("Untangle", "1-adapter/katas/untangle"),
    kata("TestTheAdapter", "1-adapter/katas/test-the-adapter"),
    kata("FacebookSignIn", "1-adapter/katas/facebook-sign-in"),
    kata("MapPins", "1-adapter/katas/map-pins"),
    kata("PostsFromFeed", "1-adapter/katas/posts-loader"),
    kata("KeptPosts", "1-adapter/katas/posts-cache"),
    kata("MessageStore", "1-adapter/katas/message-store"),
    kata("OwnRows", "1-adapter/katas/own-rows"),
    kata("SplitTheGrid", "2-bridge/katas/split-the-grid"),
    kata("SecondBackend", "2-bridge/katas/second-backend"),
    kata("OneCall", "3-facade/katas/one-call"),
    kata("KeepOut", "4-proxy/katas/keep-out"),
    kata("LateStart", "4-proxy/katas/late-start"),
    kata("AskOnce", "4-proxy/katas/ask-once"),
    kata("TestTheCache", "4-proxy/katas/test-the-cache"),
    kata("QuietLog", "5-decorator/katas/quiet-log"),
    kata("SecondTry", "5-decorator/katas/second-try"),
    kata("WhichWrapper", "6-telling-them-apart/katas/which-wrapper"),
    kata("Unwrap", "6-telling-them-apart/katas/unwrap"),

    library("Katas", uses: ["TerminalText", "Tooling"]),
    program("kata", uses: ["Katas", "Tooling"]),

    // What the programs are made of.
    library("Tooling", uses: ["Locking"]),
    library("Locking"),

    // What checks the workbook itself.
    library(
      "Checks", uses: scene() + ["Katas", "ProxyPattern", "Remote", "ServerFaults", "Tooling"]),
    program("check", uses: ["Checks", "Tooling", "cafe-server"]),

    // The tests of what isn't a chapter.
    support("TestSupport", uses: ["FakeNetwork", "Locking", "Scenario"]),
    support("KataSupport", uses: ["Locking"]),
    support("ToolingSupport", uses: ["Tooling"]),
    support(
      "ServerFaults",
      uses: ["Locking", "ProxyPattern", "Remote", "Scenario", "Tooling", "ToolingSupport"]),
    tests("ScenarioTests", of: ["Scenario", "TestSupport"]),
    tests("FakeNetworkTests", of: ["FakeNetwork", "Locking", "TestSupport"] + vendors()),
    tests(
      "RemoteTests",
      of: [
        "Locking", "Remote", "Scenario", "TestSupport", "Tooling", "ToolingSupport", "cafe-server",
      ]),
    tests("ServiceTests", of: ["FakeNetwork", "Scenario", "Service", "TestSupport"]),
    tests("ToolingTests", of: ["Locking", "TestSupport", "Tooling", "ToolingSupport"]),
    tests("KatasTests", of: ["KataSupport", "Katas", "Tooling", "ToolingSupport", "kata"]),
    tests("WorkbookTests", of: ["TerminalText", "Tooling", "Walk", "Workbook"]),
    tests("CompareTests", of: ["compare"] + comparing()),
    tests(
      "ChecksTests",
      of: ["Checks", "Katas", "ServerFaults", "TestSupport", "Tooling", "ToolingSupport"]),
    tests(
      "DifferenceTests",
      of: ["Remote", "TestSupport", "YelpAPI", "combined"] + scene() + wrappers() + comparing()),
  ])
)

func contents(_ lines: [[Target]]) -> [Target] {
  lines.flatMap { $0 }
}

func vendors() -> [String] {
  ["FacebookLogin", "GoogleSignIn", "YelpAPI"]
}

/// What every chapter plays with.
func scene() -> [String] {
  ["FakeNetwork", "Scenario", "Service"]
}

func wrappers() -> [String] {
  ["AdapterPattern", "BridgePattern", "DecoratorPattern", "ProxyPattern"]
}

/// What the program of four patterns is put together from.
func combined() -> [String] {
  ["AdapterPattern", "DecoratorPattern", "FacadePattern", "ProxyPattern"] + vendors()
}

/// What the case study of the posts consists of.
func posts() -> [String] {
  ["CoupledPosts", "PostList", "PostsAdapter", "WebAPI"]
}

/// What the case study of the messages consists of.
func messages() -> [String] {
  ["BoardMessages", "CoupledMessages", "MessageKit", "PinBoard"]
}

/// The programs that stand side by side.
func columns() -> [String] {
  ["coupled", "adapter", "bridge", "facade", "proxy", "decorator"]
}

/// What a test needs that runs the programs and looks at what they print.
func comparing() -> [String] {
  ["Tooling", "ToolingSupport", "Walk", "Workbook"] + columns()
}

/// A chapter: its library, the program that shows it, and its own suite of tests.
///
/// - Parameters:
///   - beside: Programs that this one starts.
///   - tested: What its tests need besides what all tests of chapters need.
func chapter(
  _ name: String, _ title: String, wraps: [String] = [], beside: [String] = [],
  tested: [String] = [], resources: [String] = []
) -> [Target] {
  let stage = Set(scene() + wraps).sorted() + [name] + beside
  return library(name, in: "Patterns", uses: ["Scenario"] + wraps, resources: resources)
    + program(title, uses: stage + ["Walk", "Workbook"])
    + tests("\(name)Tests", of: stage + tested + ["Locking", "TestSupport", "ToolingSupport"])
}

/// A kata: the reader's exercise and the tests for it, in one module. Whoever builds the rest again and
/// again can leave the katas out.
func kata(_ name: String, _ folder: String) -> [Target] {
  if Context.environment["WITHOUT_KATAS"] != nil { return [] }
  return [
    .testTarget(
      name: "\(name)Kata",
      dependencies: (kataStage() + vendors()).map { .byName(name: $0) },
      path: "Chapters/\(folder)", exclude: ["README.md", "Solution", "WrongAnswers"],
      sources: ["Exercise/\(name).swift", "Tests"],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ]
}

/// What every kata may use besides the vendors.
func kataStage() -> [String] {
  ["FakeNetwork", "KataSupport", "Locking", "MessageKit", "PostList", "Scenario", "TestSupport"]
}

func library(
  _ name: String, in folder: String = ".", uses: [String] = [], resources: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: uses.map { .byName(name: $0) },
      path: "Sources/\(folder)/\(name)", resources: resources.map { .embedInCode($0) },
      swiftSettings: house())
  ]
}

/// A vendor writes the Swift of its time, and has only the wire.
func vendor(_ name: String) -> [Target] {
  [
    .target(
      name: name, dependencies: ["FakeNetwork"], path: "Sources/Vendors/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
}

func program(_ name: String, in folder: String? = nil, uses: [String]) -> [Target] {
  [
    .executableTarget(
      name: name, dependencies: uses.map { .byName(name: $0) },
      path: "Sources/Programs/\(folder ?? name)", swiftSettings: house())
  ]
}

func tests(_ name: String, of uses: [String]) -> [Target] {
  [
    .testTarget(
      name: name, dependencies: uses.map { .byName(name: $0) }, path: "Tests/\(name)",
      swiftSettings: house())
  ]
}

/// What tests share: a plain library.
func support(_ name: String, uses: [String] = []) -> [Target] {
  [
    .target(
      name: name, dependencies: uses.map { .byName(name: $0) }, path: "Tests/Support/\(name)",
      swiftSettings: house())
  ]
}

/// The house style: Swift 6, existentials spelled out, imports complete. A warning is an error for whoever
/// changes the workbook, and never for a reader, whose Swift may be newer.
func house() -> [SwiftSetting] {
  let strictness: [SwiftSetting] =
    Context.environment["WARNINGS_ARE_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]
  return [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness
}
