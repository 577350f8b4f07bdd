import Foundation
import TestSupport
import Testing

@testable import KataRunner

/// Building a kata without the package manager, beside building it with that.
@Suite(.ends(within: 600)) struct SlowDirectBuildTests {
  private static let right = "secret: password, name: email"
  private static let swapped = "secret: email, name: password"

  /// A workspace, and who judges in it.
  private struct Desk {
    let reader: Reader
    let grader: KataGrader
    let workspace: KataWorkspace
    let kata: Kata
    let solution: String

    init() throws {
      reader = try Reader()
      let folder = reader.package.appendingPathComponent("work space")
      grader = KataGrader(
        package: reader.package, originals: reader.originals, workspace: folder,
        deadline: .seconds(20))
      workspace = try KataWorkspace(folder)
      kata = try KataCatalog(reader.originals).kata(named: Reader.kata)
      solution = try SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift")
    }

    func lay(_ old: String = "", _ new: String = "") throws {
      try workspace.lay(
        kata, exercise: Data(solution.replacing(old, with: new).utf8),
        originals: reader.originals)
    }

    func build() async -> KataWorkspace.Build? {
      await workspace.buildDirectly(deadline: .seconds(120))
    }

    func grade(_ old: String = "", _ new: String = "") async throws -> KataReport {
      try await grader.grade(kata, Data(solution.replacing(old, with: new).utf8))
    }

    /// Judges with the package manager.
    func gradeSlowly(_ old: String, _ new: String) async throws -> KataReport {
      try workspace.forgetShortcut()
      return try await grade(old, new)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `builds without the package manager what it would build`() async throws {
    let desk = try Desk()
    let first = try await desk.grade()
    #expect(first.verdict == .green, "\(first.message)")
    // Elsewhere the package manager builds everything.
    guard desk.workspace.testProgram != nil else { return }
    try desk.lay("{", "{ ")
    let direct = await desk.build()
    try #require(direct == .done)

    try await checkSaves(desk)
    try await checkFallBack(desk)
    try await checkVerdicts(desk)
    try await checkCrashes(desk)
  }

  /// Each grading is of the text that is saved, however quickly it changes, and whatever was built
  /// before.
  private func checkSaves(_ desk: Desk) async throws {
    var verdicts: [KataVerdict] = []
    for number in 1...4 {
      let report = try await desk.grade(
        Self.right, number.isMultiple(of: 2) ? Self.right : Self.swapped)
      verdicts.append(report.verdict)
    }
    #expect(verdicts == [.red, .green, .red, .green])

    // What the tests use is declared in another way, for a while; and some texts don't compile.
    let declared = ("init(_ till: TillLogin)", "init(_ till: TillLogin, other: Int = 0)")
    let renamed = ("struct ClassicSignInWithTill", "struct Renamed")
    let typo = ("till.open(", "till.opne(")
    let changes = [
      renamed, renamed, ("", ""), declared, (Self.right, Self.swapped), typo, typo, declared,
      ("", ""),
    ]
    verdicts = []
    for (old, new) in changes { verdicts.append(try await desk.grade(old, new).verdict) }
    #expect(
      verdicts == [
        .noCompile, .noCompile, .green, .green, .red, .noCompile, .noCompile, .green, .green,
      ])

    let other = try KataCatalog(desk.reader.originals).kata(named: "message-store")
    let text = try SourceTree.text(of: other.solution)
    let others = try await desk.grader.grade(other, Data(text.utf8))
    let back = try await desk.grade()
    #expect(others.verdict == .green, "\(others.message)")
    #expect(back.verdict == .green)
    try desk.lay()
    let last = await desk.build()
    #expect(last == .done, "the package manager took part")
  }

  /// The package manager builds when something else than the kata has changed.
  private func checkFallBack(_ desk: Desk) async throws {
    func isBuiltDirectly(after change: (URL) throws -> Void) async throws -> Bool {
      try change(desk.workspace.folder)
      try desk.lay(Self.right, Self.swapped)
      let direct = await desk.build()
      let report = try await desk.grade(Self.right, Self.swapped)
      #expect(report.verdict == .red, "\(report.message)")
      return direct == .done
    }
    func replace(_ old: String, _ new: String, in path: String) throws {
      let file = desk.workspace.folder.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }

    let untouched = try await isBuiltDirectly { _ in }
    let support = try await isBuiltDirectly { _ in
      try replace("\n", "\n\n", in: "Support/Locking/Locked.swift")
    }
    let manifest = try await isBuiltDirectly { _ in try replace("v15", "v14", in: "Package.swift") }
    let stranger = try await isBuiltDirectly {
      try Data().write(to: $0.appendingPathComponent("Support/Locking/Other.swift"))
    }
    let compiler = try await isBuiltDirectly { _ in
      try replace(" bytes", "0 bytes", in: ".build/shortcut.json")
    }
    // Somebody was ended in between.
    let cut = try await isBuiltDirectly {
      try FileManager.default.removeItem(at: $0.appendingPathComponent(".build/shortcut.json"))
    }
    let again = try await isBuiltDirectly { _ in }

    #expect(untouched && again)
    #expect(![support, manifest, stranger, compiler, cut].contains(true))
  }

  /// Both ways say the same, word by word.
  private func checkVerdicts(_ desk: Desk) async throws {
    let changes: [(KataVerdict, String, String)] = [
      (.green, "", ""), (.red, Self.right, Self.swapped),
      (.noCompile, "till.open(", "till.opne("),
      (.noCompile, "struct ClassicSignInWithTill: ClassicSignIn", "struct ClassicSignInWithTill"),
      (.noCompile, "struct ClassicSignInWithTill", "struct Renamed"),
      (.crashed, "    till.open(", "    let none: String? = nil\n    _ = none!\n    till.open("),
      (.suspicious, "    till.open(", "    _ = readLine()\n    till.open("),
      (.suspicious, "    till.open(", "    _ = unsafeBitCast(1, to: UInt.self)\n    till.open("),
      // It needs a library that nothing else needs.
      (
        .suspicious, "import Scenario",
        "import Foundation\nimport FoundationNetworking\nimport Scenario\nlet net = URLSession.shared\n"
      ),
    ]
    for (verdict, old, new) in changes {
      let direct = try await desk.grade(old, new)
      let slow = try await desk.gradeSlowly(old, new)
      #expect(direct.verdict == verdict, "\(direct.message)")
      #expect(direct == slow)
      #expect(verdict != .crashed || direct.place?.line != nil)
    }
  }
  /// Where each test counts, a crash or a hang takes away no other test's points, whoever starts them.
  private func checkCrashes(_ desk: Desk) async throws {
    let crashing = desk.solution
      .replacing(".failure(.cancelled)", with: "fatalError()")
      .replacing(".failure(.wrongCredentials)", with: #".failure(.unavailable("\([0][code])"))"#)
      .replacing(#".failure(.unavailable("the till is closed"))"#, with: "{ while true {} }()")
    for startsByPackageManager in [false, true] {
      var grader = KataGrader(
        package: desk.reader.package, originals: desk.reader.originals,
        workspace: desk.workspace.folder, deadline: .seconds(8), countsTests: true)
      grader.startsByPackageManager = startsByPackageManager

      let report = try await grader.grade(desk.kata, Data(crashing.utf8))

      let outcomes = Dictionary(grouping: report.tests, by: \.outcome).mapValues(\.count)
      #expect(report.verdict == .crashed)
      #expect(outcomes == [.unfinished: 4, .passed: report.tests.count - 4])
      #expect(report.tests.first { $0.name == report.test }?.outcome == .unfinished)
    }
  }
}
