// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
  name: "FiveWrappers",
  platforms: [.macOS(.v15)],
  targets: contents([
    // The app, the fake network, and our own backend.
    library("Scenario"),
    library("FakeNetwork", uses: ["Locking"], resources: ["Fixtures"]),
    library("CafeService", uses: ["FakeNetwork", "Locking", "Scenario"]),
    library("Locking"),

    // The vendors' libraries.
    vendor("GoogleSignIn"),
    vendor("FacebookLogin"),
    vendor("YelpAPI"),
    tests("ScenarioTests", of: coreModules() + vendors() + ["coupled"]),

    // A search in another process, and that process's program.
    library("Remote", uses: ["Locking", "Scenario"]),
    library("RemoteProcess", uses: ["Processes", "Remote"]),
    program("cafe-server", uses: coreModules() + ["CommandLineSupport", "Remote"]),

    // The chapters. Each line is a library, its program and its tests.
    program("coupled", uses: coreModules() + recording() + vendors()),
    chapter("AdapterPattern", "adapter", wraps: vendors() + ["FakeNetwork", "Locking"]),
    chapter(
      "BridgePattern", "bridge", wraps: ["CafeService", "FakeNetwork"], resources: ["Bundle"]),
    chapter("FacadePattern", "facade"),
    chapter(
      "ProxyPattern", "proxy", wraps: ["CafeService", "FakeNetwork", "Locking", "Remote"],
      beside: ["RemoteProcess", "cafe-server"]),
    chapter("DecoratorPattern", "decorator"),
    program("combined", uses: combined() + coreModules() + recording()),

    // The case study: adapters in a different setting.
    library("MessageKit", in: "CaseStudies/Messages", uses: ["TerminalText"]),
    program(
      "message-board", at: "CaseStudies/Messages/App", uses: comparing() + ["MessageKit"]),
    tests(
      "CaseStudyTests", of: comparing() + ["MessageKit", "ProgramSupport", "message-board"]),

    // The steps: recording them, and showing several runs side by side.
    library("Transcripts", uses: ["TerminalText"]),
    library(
      "StepRecording",
      uses: [
        "CommandLineSupport", "FakeNetwork", "Locking", "Scenario", "TerminalText", "Transcripts",
      ]),
    library("ComparisonReport", uses: processes() + ["Transcripts"]),
    program("compare", uses: comparing() + columns()),
    tests(
      "DifferenceTests",
      of: combined() + wrappers() + coreModules() + comparing() + columns()
        + ["ProgramSupport", "Remote", "RemoteProcess", "StepRecording"]),

    // Simulated users of each chapter's program, compared with a model.
    tests(
      "SimulationTests",
      of: coreModules() + wrappers() + recording() + columns() + ["FacadePattern"]),

    // The katas. Each line is an exercise.
    kata("ClassicSignIn", "1-adapter/katas/classic-sign-in"),
    kata("GoogleSignIn", "1-adapter/katas/google-sign-in"),
    kata("CafeSearch", "1-adapter/katas/cafe-search"),
    kata("Untangle", "1-adapter/katas/untangle"),
    kata("TestTheAdapter", "1-adapter/katas/test-the-adapter"),
    kata("FacebookSignIn", "1-adapter/katas/facebook-sign-in"),
    kata("MapPins", "1-adapter/katas/map-pins"),
    kata("SplitTheGrid", "2-bridge/katas/split-the-grid"),
    kata("SecondBackend", "2-bridge/katas/second-backend"),
    kata("OneCall", "3-facade/katas/one-call"),
    kata("LostUmbrella", "3-facade/katas/lost-umbrella"),
    kata("KeepOut", "4-proxy/katas/keep-out"),
    kata("LateStart", "4-proxy/katas/late-start"),
    kata("AskOnce", "4-proxy/katas/ask-once"),
    kata("TestTheCache", "4-proxy/katas/test-the-cache"),
    kata("QuietLog", "5-decorator/katas/quiet-log"),
    kata("RetriedBooking", "5-decorator/katas/retried-booking"),
    kata("OnTheBill", "5-decorator/katas/on-the-bill"),
    kata("GardenTap", "5-decorator/katas/garden-tap"),
    kata("WhichWrapper", "6-telling-them-apart/katas/which-wrapper"),
    kata("Unwrap", "6-telling-them-apart/katas/unwrap"),
    kata("TideTable", "6-telling-them-apart/katas/tide-table"),
    kata("FerryTickets", "6-telling-them-apart/katas/ferry-tickets"),
    kata("GuestHarbor", "6-telling-them-apart/katas/guest-harbor"),
    kata("PredictThePrice", "6-telling-them-apart/katas/predict-the-price"),
    library("KataFiles"),
    library("KataRunner", uses: processes() + ["KataFiles"]),
    program("kata", uses: ["KataRunner"] + processes()),

    // Libraries for programs and tests.
    library("TerminalText"),
    library("Processes", uses: ["Locking"]),
    library("CommandLineSupport"),
    support("TestSupport", uses: ["FakeNetwork", "KataFiles", "Locking", "Scenario"]),
    support("ProgramSupport", uses: ["CommandLineSupport", "Processes"]),

    // Tools for teachers, and checks of the workbook itself. They exist only when PROVE_WORKBOOK is
    // set, as their scripts do.
    proof(library("Grading", uses: processes() + ["KataFiles", "KataRunner", "Locking"])),
    proof(program("grade", uses: ["CommandLineSupport", "Grading", "Processes"])),
    proof(program("handout", uses: ["CommandLineSupport", "Grading"])),
    proof(
      library(
        "SelfChecks", uses: comparing() + ["Grading", "KataFiles", "KataRunner"])),
    proof(program("check", uses: ["CommandLineSupport", "Processes", "SelfChecks"])),
    proof(program("change", uses: ["CommandLineSupport", "Processes", "SelfChecks"])),
    proof(library("MeasuredCalls", uses: ["Scenario"])),
    proof(
      library(
        "Measuring",
        uses: ["CommandLineSupport", "DecoratorPattern", "FacadePattern", "MeasuredCalls"]
          + ["ProxyPattern", "Remote", "RemoteProcess", "Scenario"])),
    proof(program("measure", uses: ["CommandLineSupport", "Measuring", "Processes"])),
    proof(
      tests(
        "WorkbookTests",
        of: comparing() + ["Grading", "KataFiles", "KataRunner", "Locking", "Measuring"]
          + ["ProgramSupport", "SelfChecks", "StepRecording"])),
  ])
)

/// Whether the package has a folder. A student copy has no solutions, no checks, and not all katas.
func exists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// The targets whose folders exist.
func contents(_ lines: [[Target]]) -> [Target] {
  lines.flatMap { $0 }.filter { exists($0.path ?? "") }
}

/// Modules that every chapter uses.
func coreModules() -> [String] {
  ["CafeService", "FakeNetwork", "Locking", "Scenario"]
}

func vendors() -> [String] {
  ["FacebookLogin", "GoogleSignIn", "YelpAPI"]
}

func wrappers() -> [String] {
  ["AdapterPattern", "BridgePattern", "DecoratorPattern", "ProxyPattern"]
}

/// Modules for the program of four combined patterns.
func combined() -> [String] {
  ["AdapterPattern", "DecoratorPattern", "FacadePattern", "ProxyPattern"] + vendors()
}

/// The programs of the comparison.
func columns() -> [String] {
  ["coupled", "adapter", "bridge", "facade", "proxy", "decorator"]
}

/// Modules that run a program's steps and record what happens.
func recording() -> [String] {
  ["StepRecording", "Transcripts"]
}

/// Modules for command-line programs that start other programs.
func processes() -> [String] {
  ["CommandLineSupport", "Processes", "TerminalText"]
}

/// Modules that run programs and compare their outputs.
func comparing() -> [String] {
  processes() + ["ComparisonReport", "Transcripts"]
}

/// A chapter: its library, its program, and its own tests.
///
/// - Parameter beside: Programs that this program starts.
func chapter(
  _ name: String, _ title: String, wraps: [String] = [], beside: [String] = [],
  resources: [String] = []
) -> [Target] {
  let stage = coreModules() + wraps + [name] + beside
  return library(name, in: "Patterns", uses: ["Scenario"] + wraps, resources: resources)
    + program(title, uses: stage + recording())
    + tests(
      "\(name)Tests", of: stage + (beside.isEmpty ? [] : ["Processes", "ProgramSupport"]))
}

/// A kata: the exercise and the modules that it uses, so that editors know them. The tests aren't
/// here: `Scripts/kata` builds each kata alone with its tests, so that no reader waits for the
/// tests of all katas.
func kata(_ name: String, _ folder: String) -> [Target] {
  let stage = ["FakeNetwork", "Locking", "Scenario", "TestSupport"] + vendors()
  func isThere(_ path: String) -> Bool { exists("Chapters/\(folder)/\(path)") }
  return [
    .target(
      name: "\(name)Kata", dependencies: modules(stage), path: "Chapters/\(folder)",
      exclude: ["README.md", "Solution", "Tests", "WrongAnswers.txt"].filter(isThere),
      sources: ["Exercise/\(name).swift", "Given"].filter(isThere),
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), quickIndex(), oneCompiler()])
  ]
}

func library(
  _ name: String, in folder: String? = nil, uses: [String] = [], resources: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: modules(uses),
      path: ["Sources", folder, name].compactMap(\.self).joined(separator: "/"),
      resources: resources.map { .embedInCode($0) },
      swiftSettings: swiftSettings() + [oneCompiler()])
  ]
}

/// A vendor's library. It is written in an older Swift, and uses only the network.
func vendor(_ name: String) -> [Target] {
  [
    .target(
      name: name, dependencies: ["FakeNetwork"], path: "Sources/Vendors/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5), quickIndex(), oneCompiler()])
  ]
}

func program(_ name: String, at path: String? = nil, uses: [String]) -> [Target] {
  [
    .executableTarget(
      name: name, dependencies: modules(uses), path: "Sources/\(path ?? "Programs/\(name)")",
      swiftSettings: swiftSettings() + [oneCompiler()])
  ]
}

func tests(_ name: String, of uses: [String]) -> [Target] {
  [
    .testTarget(
      name: name, dependencies: modules(uses + ["TestSupport"]), path: "Tests/\(name)",
      swiftSettings: swiftSettings())
  ]
}

/// A library that tests share.
func support(_ name: String, uses: [String]) -> [Target] {
  [
    .target(
      name: name, dependencies: modules(uses), path: "Tests/Support/\(name)",
      swiftSettings: swiftSettings())
  ]
}

/// Targets that readers don't need, and shouldn't wait for.
func proof(_ targets: [Target]) -> [Target] {
  Context.environment["PROVE_WORKBOOK"] == nil ? [] : targets
}

/// Each module once.
func modules(_ names: [String]) -> [Target.Dependency] {
  Set(names).sorted().map { .byName(name: $0) }
}

/// The house style: Swift 6, explicit existentials, complete imports. Warnings are errors only for
/// people who change the workbook, since a reader's Swift may be newer.
func swiftSettings() -> [SwiftSetting] {
  let strictness: [SwiftSetting] =
    Context.environment["WARNINGS_ARE_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]
  return [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    quickIndex(),
  ] + strictness
}

/// Editors and the package manager look up names and tests in an index. It leaves out the system's
/// modules, which would make the first build longer.
func quickIndex() -> SwiftSetting {
  .unsafeFlags(["-index-ignore-system-modules"])
}

/// One compiler reads all files of a changed module. Modules are small, and starting a compiler
/// takes longer than compiling a file. Tests are long, and are shared out among the processors.
func oneCompiler() -> SwiftSetting {
  .unsafeFlags(["-driver-batch-count", "1"])
}
