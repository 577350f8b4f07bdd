import Foundation

/// Checks the pages of the workbook against its code, so that text and code can't part.
///
/// This is the form of a page. What is wrong with a page is said with its line.
///
/// - **Listing.** A comment `<!-- Sources/Patterns/ProxyPattern/CachedSearch.swift -->` stands directly
///   above a fence with a language (`swift`, `diff`, `json`). The fence holds whole lines of that file, in the
///   file's order. A line that holds only `// ...` stands for lines that are left out.
/// - **Output.** A comment `<!-- Scripts/compare --width 80 -->` or `<!-- swift run proxy -->` stands directly
///   above a fence without a language. The fence holds what the command prints: all of it, or runs of
///   whole lines, parted by lines that hold only `...`. There is no terminal; the width is 100 unless the
///   command says another. Of `Scripts/check`, `Scripts/kata` and `Scripts/chapters` only the help can be shown.
/// - **Caption.** A paragraph above one of these comments that is nothing but a link leads to the file,
///   and its words are the file's name; one that is nothing but a command is that of the comment, without
///   its `--width N`.
/// - **Commands.** A fence with the language `sh`. Each line that begins with `swift ` or `Scripts/` is
///   checked; a line below it is what one types into the program.
/// - **Diagram.** A fence with the language `mermaid`; see `ClassDiagram`, `SequenceDiagram` and `Flowchart`
///   for what may stand in it, and what has to be true of it.
/// - **Link.** A relative link leads to a file or folder, `#...` to a heading. If its words have `chapter 4`
///   in them, it leads into the folder of that chapter.
/// - **Code in a sentence** is a command, an option that some program takes, a path from the package's
///   folder on, the sentence that names a test, the name of a kata, a program, or a mistake's patch, a text
///   that stands in a Swift file or in an output on the same page, or code whose every name occurs in a
///   Swift file or in `Vocabulary`. `...` stands for something left out.
/// - **Number.** A number in a sentence stands in an output on the same page, too. Free are: `GoF p. 207`,
///   `SE-0413`, `Swift 6.2`, `(Addison-Wesley, 1994)`; and `step 6`, `chapter 4`, `kata 1.3`, if there is one.
/// - **Table.** In a row that has the name of a type as code, and a link to a Swift file, that file names it.
///   In a row that begins with a test's sentence as code, the first link, or that of the row above for
///   `the same`, leads to the test's file and has its name. Each row has as many cells as the first.
/// - **Not checked, so not there:** a comment over several lines, a fence within a quote, `<pre>`.
/// - **Folded answer.** `<details>` has a `<summary>` and an empty line behind it, and is closed.
/// - **Chapter.** Its parts and their order are in `ChapterForm`.
///
/// Pages of katas, and the list of mistakes, may also have fences without a comment: examples. Of these only
/// the names of Swift are checked: each occurs in a Swift file, or the example itself introduces it. The
/// numbers there aren't checked. `Rule` says which rule binds which pages.
public struct PageCheck: Sendable {
  /// The pages, sorted by their paths: all files in Markdown that aren't hidden.
  public let pages: [Page]

  let files: PackageFiles
  let index: SourceIndex

  /// The programs of the package.
  let programs: [String]

  /// The names of the katas.
  let katas: Set<String>

  /// The mistakes' patches, from their folder on, without their ending.
  let mistakes: [String]

  let runs: ProgramRuns

  /// Reads the package.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - programs: The folder that holds its programs.
  public init(package: URL, programs: URL) {
    files = PackageFiles(package)
    runs = ProgramRuns(in: programs)
    self.programs = files.names(in: "Sources/Programs")
    katas = Set(
      files.names(in: "Chapters").flatMap { [files] in files.names(in: "Chapters/\($0)/katas") })
    mistakes = files.files(endingIn: ".patch").compactMap { path in
      path.wholeMatch(of: /Tests\/Mistakes\/(.+)\.patch/).map { String($0.1) }
    }
    // Hidden is also what is built or copied.
    pages = files.files(endingIn: ".md").filter { !"/\($0)".contains("/.") }
      .compactMap { path in
        // Bytes that are no text are no reason to leave a page out.
        FileManager.default.contents(atPath: package.appendingPathComponent(path).path)
          .map { Page(path: path, text: String(decoding: $0, as: UTF8.self)) }
      }
    var sources: [String: String] = [:]
    for path in files.files(endingIn: ".swift") where Self.isSource(path) {
      sources[path] = files.text(of: path)
    }
    index = SourceIndex(sources)
  }

  /// The Swift files in which a brace seems to stay open, so that what they declare isn't known.
  public var unreadFiles: [String] { index.oddFiles }

  /// The page with a path.
  public func page(_ path: String) -> Page? {
    pages.first { $0.path == path }
  }

  /// Checks a rule on a page; nothing is found where the rule doesn't bind the page.
  public func findings(_ rule: Rule, on page: Page) async -> Findings {
    guard rule.binds(page.group) else { return Findings() }
    return switch rule {
    case .fences: fences(on: page)
    case .listings: listings(on: page)
    case .outputs: await outputs(on: page)
    case .captions: captions(on: page)
    case .links: links(on: page)
    case .commands: await commands(on: page)
    case .names: await names(on: page)
    case .numbers: numbers(on: page)
    case .tables: tables(on: page)
    case .folds: folds(on: page)
    case .structure: structure(on: page)
    case .diagrams: diagrams(on: page)
    }
  }

  private static func isSource(_ path: String) -> Bool {
    ["Sources/", "Tests/", "Chapters/"].contains { path.hasPrefix($0) } || path == "Package.swift"
  }
}
