import CommandLineSupport
import Foundation
import TerminalText

/// Puts together what belongs to one student, and gives each a name that no other one has.
struct ClassList {
  /// The submissions, as people sort names.
  private(set) var submissions: [Submission] = []

  /// Reads what was typed: what students handed in, or a folder that a course system filled with it.
  init(_ paths: [String], exercises: [ExerciseName]) throws(ProgramError) {
    guard !paths.isEmpty else { throw .usage("say what to mark: folders or archives") }
    for path in paths {
      // A link has a name of its own; what only leads somewhere has none.
      let typed = (path as NSString).lastPathComponent
      let place = URL(fileURLWithPath: path).realPath
      let name = [".", "..", "/", ""].contains(typed) ? place.lastPathComponent : typed
      // What isn't UTF-8 is looked for when it is read.
      guard FileManager.default.fileExists(atPath: place.path) || path.contains("\u{FFFD}") else {
        throw ProgramError("'\(path.printable)' isn't there", status: 66)
      }
      guard !FileManager.default.fileExists(atPath: place.path + "/grades.json") else {
        throw ProgramError("'\(path.printable)' holds marks, and no submission", status: 65)
      }
      let inside = Self.students(in: place)
      for (name, place) in inside.isEmpty ? [(name, place)] : inside where !Self.isNobodys(name) {
        add(Owner(name, in: place.deletingLastPathComponent(), exercises: exercises), at: place)
      }
    }
    for index in submissions.indices where submissions[index].places.count > 1 {
      submissions[index].dropNotes()
    }
    submissions.sort { $0.order < $1.order }
    tellApart()
  }

  private mutating func add(_ owner: Owner, at place: URL) {
    let same = submissions.firstIndex { other in
      other.owner.system == owner.system
        && (owner.number.map { $0 == other.owner.number }
          ?? (other.owner.name == owner.name && other.folder == place.deletingLastPathComponent()))
    }
    if let same {
      submissions[same].places.append(place)
      if owner.isLate { submissions[same].owner.isLate = true }
    } else {
      submissions.append(Submission(name: owner.name.shown, owner: owner, places: [place]))
    }
  }

  /// The students' folders, archives and files in a folder, where a course system made it.
  private static func students(in folder: URL) -> [(name: String, place: URL)] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !isNobodys($0) }.sorted()
    let systems = names.map { Owner($0, exercises: []).system }
    // A student may call a file as Canvas would.
    guard systems.contains(.moodle) || (!systems.isEmpty && !systems.contains(nil)) else {
      return []
    }
    return names.map { ($0, folder.appendingPathComponent($0)) }
  }

  /// What systems keep beside what students handed in.
  private static func isNobodys(_ name: String) -> Bool {
    name.hasPrefix(".") && name.contains(/\.(?:DS_Store|_.*|git\w*)$/)
      || ["submission_metadata.yml", "Thumbs.db", "desktop.ini", "__MACOSX"].contains(name)
  }

  /// Who isn't called like anybody else keeps the name; the others get their numbers, their folders', or
  /// whichever it is of them. On a Mac "Ada" and "ada" would be one folder.
  private mutating func tellApart() {
    for mark in [\Submission.owner.number, \.folderName] {
      let counts = Dictionary(grouping: submissions, by: { $0.name.lowercased() }).mapValues(
        \.count)
      for index in submissions.indices where counts[submissions[index].name.lowercased()] != 1 {
        guard let mark = submissions[index][keyPath: mark]?.shown else { continue }
        submissions[index].name += " (\(mark))"
      }
    }
    var seen: [String: Int] = [:]
    for index in submissions.indices {
      let count = seen[submissions[index].name.lowercased(), default: 0] + 1
      seen[submissions[index].name.lowercased()] = count
      if count > 1 { submissions[index].name += " (\(count))" }
    }
  }
}

extension Submission {
  /// What submissions are sorted by, as people would.
  var order: (name: String, number: String, path: String) {
    (name.lowercased(), owner.number ?? "", places.first?.path ?? "")
  }

  fileprivate var folder: URL? { places.first?.deletingLastPathComponent() }
  fileprivate var folderName: String? { folder?.lastPathComponent }

  /// Leaves out what a system writes about a student, where there is something of the student's.
  fileprivate mutating func dropNotes() {
    let others = places.filter { !Owner($0.lastPathComponent, exercises: []).isNote }
    if !others.isEmpty { places = others }
  }
}

extension Owner {
  /// Reads a name, and what stands beside it: Gradescope keeps its students' names in a file.
  fileprivate init(_ file: String, in folder: URL, exercises: [ExerciseName]) {
    self.init(file, exercises: exercises)
    if system == .gradescope {
      let list = folder.appendingPathComponent("submission_metadata.yml")
      let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
      let part = "\n\(text)".components(separatedBy: "\n\(file):").dropFirst().first ?? ""
      let own = part.split(
        separator: /\nsubmission_\d+:/, maxSplits: 1, omittingEmptySubsequences: false)
      let names = (own.first ?? "").matches(of: /:name:\s*["']?([^\n"']+)/).map { String($0.1) }
      if !names.isEmpty { name = names.joined(separator: ", ") }
    } else if system == nil, file.contains(/(?i)\.(?:swift|txt)$/),
      exercises.contains(where: { $0.match(file)?.rest.isEmpty == true })
    {
      // The exercise's name alone is nobody's.
      name = folder.lastPathComponent
    }
  }
}

extension String {
  /// As a name for people and folders: one line, of no more letters than a folder's name can have.
  fileprivate var shown: String {
    var text = printable.replacing("/", with: "-")
    while text.utf8.count > 180 { text.removeLast() }
    return text.hasPrefix(".") || text.isEmpty ? "_" + text : text
  }
}
