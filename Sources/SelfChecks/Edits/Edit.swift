import Foundation

/// Lines of a file that go, and lines that come in their place.
///
/// They are found by what they say: the lines that go or stay have to stand in the file exactly once, one
/// behind the other.
struct Edit: Equatable, Sendable {
  /// A line, and what happens to it.
  struct Line: Equatable, Sendable {
    /// How a line begins on the page, before a space and what it says.
    enum Mark: Character {
      case goes = "-"
      case comes = "+"
      case stays = "="
    }

    var mark: Mark
    var text: String
  }

  /// Why edits can't be read, or can't be made.
  struct Fault: Error, Equatable {
    var reason: String
  }

  /// The file, from the package's folder on.
  var path: String

  /// The lines; none where the file goes as a whole.
  var lines: [Line]

  /// What has to be there.
  private var old: [String] { lines.filter { $0.mark != .comes }.map(\.text) }

  /// What is there afterwards.
  private var new: [String] { lines.filter { $0.mark != .goes }.map(\.text) }

  /// Whether it makes a file that isn't there yet.
  var isNewFile: Bool { !lines.isEmpty && lines.allSatisfy { $0.mark == .comes } }

  /// Whether it takes a file away.
  var isGoneFile: Bool { lines.isEmpty }

  /// The lines in which a page says it.
  var page: [String] {
    guard !isGoneFile else { return ["Gone: \(path)"] }
    return ["In: \(path)"]
      + lines.map { $0.text.isEmpty ? "\($0.mark.rawValue)" : "\($0.mark.rawValue) \($0.text)" }
  }

  /// Makes some edits of one file.
  ///
  /// - Parameter text: The file as it is; nil where there is none.
  /// - Returns: The file as it is then; nil where it is gone.
  static func make(_ edits: [Edit], in text: String?) throws(Fault) -> String? {
    guard let text else {
      guard edits.count == 1, edits[0].isNewFile else {
        throw Fault(reason: "there is no file '\(edits[0].path)'")
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

  /// Where the old lines begin.
  private func place(in lines: [String]) throws(Fault) -> Int {
    guard let first = old.first else {
      throw Fault(reason: "'\(path)' is there, and nothing says where in it the lines come")
    }
    let starts = lines.indices.filter { lines[$0] == first && lines[$0...].starts(with: old) }
    guard starts.count == 1 else {
      throw Fault(reason: "'\(first)' occurs \(starts.count) times in '\(path)', not once")
    }
    return starts[0]
  }
}
