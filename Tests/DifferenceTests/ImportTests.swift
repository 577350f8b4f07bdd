import TestSupport
import Testing

/// Who may import whom. The compiler checks the package's manifest; this checks the sources.
@Suite struct ImportTests {
  private static let vendors: Set = ["FacebookLogin", "GoogleSignIn", "YelpAPI"]

  /// What each folder of sources may import of this package.
  private static let allowed: [(folder: String, modules: Set<String>)] = [
    ("Scenario", []),
    ("FakeNetwork", ["Locking"]),
    ("Service", ["Locking", "FakeNetwork", "Scenario"]),
    ("Remote", ["Locking", "Scenario", "Tooling"]),
    ("Vendors", ["FakeNetwork"]),
    ("Patterns/CoupledScreens", vendors.union(["Scenario"])),
    ("Patterns/AdapterPattern", vendors.union(["Scenario"])),
    ("Patterns/BridgePattern", ["FakeNetwork", "Scenario", "Service"]),
    ("Patterns/FacadePattern", ["Scenario"]),
    ("Patterns/ProxyPattern", ["Remote", "Scenario", "Service"]),
    ("Patterns/DecoratorPattern", ["Scenario"]),
    ("Katas", ["TerminalText", "Tooling"]),
    ("Tooling", ["Locking"]),
    ("Locking", []),
    ("Workbook", ["TerminalText", "Tooling"]),
    ("TerminalText", []),
    ("CaseStudies/Posts/WebAPI", ["FakeNetwork"]),
    ("CaseStudies/Posts/PostList", []),
    ("CaseStudies/Posts/PostsAdapter", ["PostList", "WebAPI"]),
    ("CaseStudies/Posts/CoupledPosts", ["WebAPI"]),
    ("CaseStudies/Messages/MessageKit", ["TerminalText"]),
    ("CaseStudies/Messages/PinBoard", []),
    ("CaseStudies/Messages/BoardMessages", ["MessageKit", "PinBoard"]),
    ("CaseStudies/Messages/CoupledMessages", ["PinBoard"]),
    ("Walk", ["Locking", "FakeNetwork", "Scenario", "Workbook"]),
  ]

  private static let platform: Set = [
    "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Synchronization",
  ]

  @Test(arguments: allowed.indices)
  func `imports only what the folder may know`(_ index: Int) throws {
    let (folder, modules) = Self.allowed[index]
    let files = try SourceTree.files(in: "Sources/\(folder)")

    let found = Set(files.flatMap(\.imports)).subtracting(Self.platform).subtracting(modules)
    #expect(!files.isEmpty)
    #expect(found == [])
  }

  @Test func `speaks of every pattern's folder`() throws {
    let files = try SourceTree.files(in: "Sources/Patterns")
    let folders = Set(files.map { $0.path.split(separator: "/")[2] })

    #expect(folders.allSatisfy { folder in Self.allowed.contains { $0.folder.hasSuffix(folder) } })
  }

  @Test func `keeps every program to the pattern that it shows`() throws {
    for column in DifferenceTable.columns where column != "coupled" {
      let imports = try SourceTree.files(in: "Sources/Programs/\(column)").flatMap(\.imports)
      let patterns = Set(imports.filter { $0.hasSuffix("Pattern") || $0 == "CoupledScreens" })

      #expect(patterns == ["\(column.prefix(1).uppercased() + column.dropFirst())Pattern"])
    }
  }

  @Test func `lets no pattern trace, print or read a clock`() throws {
    let files = try SourceTree.files(in: "Sources/Patterns")
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/\bprint\(|Clock|Date\(|Task\.sleep|getenv|environment/) }
    }

    #expect(found == [])
  }

  @Test func `keeps what is unsafe out of our own code`() throws {
    // Vendors write as they like, and the coupled screens of the case studies die of it on purpose.
    let files = try SourceTree.files(in: "Sources").filter {
      !$0.path.contains("/Vendors/") && !$0.path.contains(/CaseStudies\/\w+\/Coupled/)
    }
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/@unchecked|try!|fatalError|as!|\w!\.|\w!$/) }
    }

    #expect(found == [])
  }

  @Test func `asks the file system only for what each system answers alike`() throws {
    let files = try SourceTree.files(in: "Sources") + SourceTree.files(in: "Tests/Support")
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/enumerator\(at|resolvingSymlinksInPath/) }
    }

    #expect(found == [])
  }

  @Test func `imports no program`() throws {
    let others = ["cafe_server", "check", "compare", "kata", "messages", "posts"]
    let programs = Set(Run.programs + others)
    let imports = try SourceTree.files(in: "Sources").flatMap(\.imports)

    #expect(programs.isDisjoint(with: imports))
  }
}
