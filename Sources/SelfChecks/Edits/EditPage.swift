import CommandLineSupport
import Foundation

/// A file of edits: a pattern's or a kata's common mistakes, or what a change needs.
///
/// A line `# ...` begins a part, and a line `## name` an entry. An entry has sentences and labels
/// such as `Caught by: ...`, and then edits. `In: ` names the edited files, unless the page is
/// about one file. `Gone: ` names a file that is removed. Each line of an edit begins with `-`
/// (removed), `+` (added) or `=` (unchanged, to mark the place). An empty line ends an edit.
struct EditPage: Sendable {
  /// Some edits with a name.
  struct Entry: Sendable {
    /// The part that contains the entry.
    var part: String

    var name: String

    /// The sentences before its edits.
    var sentences: [String] = []

    /// The labels' texts, by label.
    var labels: [String: [String]] = [:]

    var edits: [Edit] = []
  }

  /// The labels' texts before the first entry.
  private(set) var labels: [String: [String]] = [:]

  /// The lines that begin a part, without the `#`.
  private(set) var parts: [String] = []

  private(set) var entries: [Entry] = []

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - text: The page's text.
  ///   - path: The file that all edits belong to, or nil if each edit names its own.
  ///   - known: The labels that the page may have.
  init(_ text: String, of path: String? = nil, labels known: [String]) throws(Edit.Fault) {
    var paths = path.map { [$0] } ?? []
    var edit: [Edit.Line] = []
    for (number, line) in (text.components(separatedBy: .newlines) + [""]).enumerated() {
      if let mark = line.first.flatMap(Edit.Line.Mark.init),
        line.count == 1 || line.dropFirst().first == " ",
        !entries.isEmpty
      {
        guard !paths.isEmpty else {
          throw Edit.Fault(
            reason: "line \(number + 1): an edit needs a line 'In: FILE' before it")
        }
        edit.append(Edit.Line(mark: mark, text: String(line.dropFirst(2))))
        continue
      }
      if !edit.isEmpty {
        entries[entries.count - 1].edits += paths.map { Edit(path: $0, lines: edit) }
        edit = []
      }
      if line.hasPrefix("## ") {
        entries.append(Entry(part: parts.last ?? "", name: String(line.dropFirst(3))))
        paths = path.map { [$0] } ?? []
      } else if line.hasPrefix("# ") {
        parts.append(String(line.dropFirst(2)))
      } else if let label = (known + ["In", "Gone"]).first(where: { line.hasPrefix($0 + ": ") }) {
        let words = String(line.dropFirst(label.count + 2))
        switch (label, entries.isEmpty) {
        case ("In", false): paths = words.components(separatedBy: ", ")
        case ("Gone", false): entries[entries.count - 1].edits.append(Edit(path: words, lines: []))
        case (_, true): labels[label, default: []].append(words)
        case (_, false): entries[entries.count - 1].labels[label, default: []].append(words)
        }
      } else if !line.isEmpty, let entry = entries.last {
        guard entry.edits.isEmpty else {
          throw Edit.Fault(
            reason:
              "line \(number + 1): after an edit, a line has to begin with '-', '+' or '='"
          )
        }
        entries[entries.count - 1].sentences.append(line)
      }
    }
  }
}

extension EditPage {
  /// Reads a page from a file.
  init(at file: URL, of path: String? = nil, labels: [String]) throws(ProgramError) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProgramError("can't read '\(file.path)'", status: 66)
    }
    do throws(Edit.Fault) {
      try self.init(text, of: path, labels: labels)
    } catch {
      throw ProgramError("'\(file.path)', \(error.reason)", status: 65)
    }
  }
}
