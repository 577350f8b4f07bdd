import Foundation

/// Lines of a file that are removed, and the lines that take their place.
///
/// The removed and unchanged lines mark the place: they have to be consecutive lines of the file, and
/// occur there exactly once.
struct Edit: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    /// The first character of a line in an edit.
    enum Mark: Character {
      case goes = "-"
      case comes = "+"
      case stays = "="
    }

    var mark: Mark
    var text: String
  }

  /// Why edits can't be read or made.
  struct Fault: Error, Equatable {
    var reason: String
  }

  /// The file, relative to the package.
  var path: String

  /// The lines, or empty when the whole file is removed.
  var lines: [Line]

  private var old: [String] { lines.filter { $0.mark != .comes }.map(\.text) }

  private var new: [String] { lines.filter { $0.mark != .goes }.map(\.text) }

  var isNewFile: Bool { !lines.isEmpty && lines.allSatisfy { $0.mark == .comes } }

  var isGoneFile: Bool { lines.isEmpty }

  /// The edit, as in a file of edits.
  var page: [String] {
    guard !isGoneFile else { return ["Gone: \(path)"] }
    return ["In: \(path)"]
      + lines.map { $0.text.isEmpty ? "\($0.mark.rawValue)" : "\($0.mark.rawValue) \($0.text)" }
  }

  /// Makes some edits of one file.
  ///
  /// - Parameter text: The file's text, or nil when it doesn't exist.
  /// - Returns: The new text, or nil when the file is removed.
  static func make(_ edits: [Edit], in text: String?) throws(Fault) -> String? {
    guard let text else {
      guard edits.count == 1, edits[0].isNewFile else {
        throw Fault(reason: "no file '\(edits[0].path)'")
      }
      return edits[0].new.joined(separator: "\n") + "\n"
    }
    if edits.count == 1, edits[0].isGoneFile { return nil }
    let lines = text.components(separatedBy: "\n")
    var places: [(start: Int, edit: Edit)] = []
    for edit in edits { places.append((try edit.place(in: lines), edit)) }
    places.sort { $0.start < $1.start }
    var (changed, end) = ([String](), 0)
    for (start, edit) in places {
      guard start >= end else { throw Fault(reason: "two edits of '\(edit.path)' overlap") }
      changed += lines[end..<start] + edit.new
      end = start + edit.old.count
    }
    return (changed + lines[end...]).joined(separator: "\n")
  }

  /// The index of the first old line.
  private func place(in lines: [String]) throws(Fault) -> Int {
    guard let first = old.first else {
      throw Fault(reason: "'\(path)' exists, so '-' or '=' has to mark the place of the new lines")
    }
    let starts = lines.indices.filter { lines[$0] == first && lines[$0...].starts(with: old) }
    guard starts.count == 1 else {
      throw Fault(reason: "'\(first)' occurs \(starts.count) times in '\(path)', not once")
    }
    return starts[0]
  }
}
