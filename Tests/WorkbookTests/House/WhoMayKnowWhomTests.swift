import KataFiles
import TestSupport
import Testing

@testable import SelfChecks

/// Rules about dependencies. The compiler also accepts imports of indirect dependencies, and only
/// this suite checks what the manifest allows.
@Suite(.ends(within: 600)) struct WhoMayKnowWhomTests {
  private static let vendors: Set = ["FacebookLogin", "GoogleSignIn", "YelpAPI"]
  private static let columns = ["coupled", "adapter", "bridge", "facade", "proxy", "decorator"]

  /// Modules that every system has. A system's other modules are imported inside `#if`, so their
  /// indented lines aren't checked here.
  private static let platform: Set = ["Dispatch", "Foundation", "Synchronization", "Testing"]

  @Test func `imports only modules that the manifest allows`() async throws {
    for target in try await Manifest.read().targets {
      let files = try SourceTree.files(in: target.path)
      let modules = Set(target.uses.map { $0.replacing("-", with: "_") })

      let found = Set(files.flatMap(\.imports)).subtracting(Self.platform)
      #expect(!files.isEmpty, "\(target.name)")
      #expect(found.subtracting(modules) == [], "\(target.name)")
      // An exercise may use all modules of katas.
      guard target.type == "regular", !target.path.hasPrefix("Chapters/") else { continue }
      #expect(modules == found, "\(target.name)")
    }
  }

  @Test func `lets a pattern import the app and what it wraps, but no pattern`() async throws {
    let manifest = try await Manifest.read()
    let wrapped = Self.vendors.union([
      "CafeService", "FakeNetwork", "Locking", "Remote", "Scenario",
    ])

    for pattern in manifest.names(in: "Sources/Patterns") {
      let target = try #require(manifest.targets.first { $0.name == pattern })
      #expect(wrapped.isSuperset(of: target.uses), "\(pattern)")
      #expect(wrapped.union([pattern]).isSuperset(of: manifest.closure(of: pattern)), "\(pattern)")
    }
  }

  @Test func `lets only the adapter, its programs and coupled import a vendor`()
    async throws
  {
    let users = try await Manifest.read().targets
      .filter { $0.path.hasPrefix("Sources/") && !Self.vendors.isDisjoint(with: $0.uses) }

    #expect(Set(users.map(\.name)) == ["AdapterPattern", "adapter", "combined", "coupled"])
  }

  @Test func `lets no source import the tests`() async throws {
    let manifest = try await Manifest.read()
    let tests = manifest.names(in: "Tests").union(manifest.names(in: "Chapters"))

    for source in manifest.names(in: "Sources") {
      #expect(tests.isDisjoint(with: manifest.closure(of: source)), "\(source)")
    }
  }

  @Test func `lets a chapter's program import its pattern, and nothing for reports`()
    async throws
  {
    let manifest = try await Manifest.read()
    let patterns = manifest.names(in: "Sources/Patterns")
    for column in Self.columns {
      let uses = manifest.closure(of: column)

      #expect(patterns.intersection(uses).count == (column == "coupled" ? 0 : 1), "\(column)")
      #expect(!uses.contains("ComparisonReport"), "\(column)")
    }
  }

  @Test func `names no program in the comparison`() throws {
    let names = Self.columns.joined(separator: "|")
    let program = try Regex("\"[^\"]*\\b(?:\(names))\\b[^\"]*\"")
    let found = try SourceTree.files(in: "Sources/ComparisonReport").flatMap { file in
      file.lines.filter { !$0.contains("///") && $0.contains(program) }
    }

    #expect(found == [])
  }

  @Test func `gives a kata the same modules in the runner and in the package`() async throws {
    let manifest = try await Manifest.read()
    let kata = try #require(manifest.targets.first { $0.name == "AskOnceKata" })

    #expect(
      manifest.closure(of: kata.name).subtracting([kata.name]) == Set(KataModule.all.map(\.name)))
    for module in KataModule.all {
      let target = try #require(manifest.targets.first { $0.name == module.name })
      #expect(target.path == module.folder)
      #expect(Set(target.uses) == Set(module.uses))
    }
  }

  @Test func `lets no pattern trace, print or read a clock`() throws {
    let screens = try SourceTree.files(in: "Sources/Programs/coupled")
      .filter { $0.path.contains(/Coupled\w+Screen\.swift/) }
    let files = try SourceTree.files(in: "Sources/Patterns") + screens
    #expect(Set(screens.flatMap(\.imports)).isSubset(of: Self.vendors.union(["Scenario"])))
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/\bprint\(|Clock|Date\(|Task\.sleep|getenv|environment/) }
    }

    #expect(found == [])
  }

  @Test func `uses nothing unsafe in our own code`() throws {
    // Vendors are free, and the coupled screens of the case studies crash on purpose.
    let files = try SourceTree.files(in: "Sources").filter {
      !$0.path.contains("/Vendors/") && !$0.path.contains(/CaseStudies\/\w+\/App\/Coupled/)
    }
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/@unchecked|try!|fatalError|as!|\w!\.|\w!$/) }
    }

    #expect(found == [])
  }

  @Test func `uses only file functions that work alike on each system`() throws {
    let files = try SourceTree.files(in: "Sources") + SourceTree.files(in: "Tests/Support")
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/enumerator\(at|resolvingSymlinksInPath/) }
    }

    #expect(found == [])
  }
}
