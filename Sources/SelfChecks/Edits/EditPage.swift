import CommandLineSupport
import Foundation

/// Edits as a person reads them from top to bottom: what people get wrong with a pattern or in a kata, or what
/// a change asks for.
///
/// A line `# ...` begins a part, a line `## name` an entry. Below it stand sentences, and labels such as
/// `Caught by: ...`; then the edits. `In: ` names the files that they are of, where the page isn't about one file,
/// and `Gone: ` a file that goes as a whole. A line of an edit begins with `-` where it goes, with `+` where it comes,
/// and with `=` where it stays and says where. An empty line ends an edit.
struct EditPage: Sendable {
  /// Some edits with a name.
  struct Entry: Sendable {
    /// The part that it stands in.
    var part: String

    var name: String

    /// The sentences above its edits.
    var sentences: [String] = []

    /// What stands behind labels, by label.
    var labels: [String: [String]] = [:]

    var edits: [Edit] = []
  }

  /// What stands behind labels above the first entry.
  private(set) var labels: [String: [String]] = [:]

  /// The lines that begin a part, without the sign.
  private(set) var parts: [String] = []

  private(set) var entries: [Entry] = []

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - path: The file that all its edits are of; nil where each says so.
  ///   - known: The labels that may be there.
  init(_ text: String, of path: String? = nil, labels known: [String]) throws(Edit.Fault) {
    var paths = path.map { [$0] } ?? []
    var edit: [Edit.Line] = []
    for (number, line) in (text.components(separatedBy: .newlines) + [""]).enumerated() {
      if let mark = line.first.flatMap(Edit.Line.Mark.init),
        line.count == 1 || line.dropFirst().first == " ",
        !entries.isEmpty
      {
        guard !paths.isEmpty else {
          throw Edit.Fault(reason: "line \(number + 1): no 'In: ' says of which file it is")
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
              "line \(number + 1): it begins with none of '-', '+' and '=', and an edit stands above"
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
      throw ProgramError("'\(file.path)' can't be read", status: 66)
    }
    do throws(Edit.Fault) {
      try self.init(text, of: path, labels: labels)
    } catch {
      throw ProgramError("'\(file.path)', \(error.reason)", status: 65)
    }
  }
}
