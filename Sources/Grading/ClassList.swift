import CommandLineSupport
import Foundation
import TerminalText

/// The submissions of a class. Files of the same student are one submission, and each submission
/// has a unique name.
struct ClassList {
  /// The submissions, sorted by name.
  private(set) var submissions: [Submission] = []

  /// Reads the paths that the teacher typed: submissions, or an unpacked download from a course
  /// system.
  init(_ paths: [String], exercises: [ExerciseName]) throws(ProgramError) {
    guard !paths.isEmpty else {
      throw .usage("give at least one submission: a folder or an archive")
    }
    for path in paths {
      // A link keeps its own name. A path such as `..` takes the name of its folder.
      let typed = (path as NSString).lastPathComponent
      let place = URL(fileURLWithPath: path).realPath
      let name = [".", "..", "/", ""].contains(typed) ? place.lastPathComponent : typed
      // `unpack.py` finds names that aren't UTF-8.
      guard FileManager.default.fileExists(atPath: place.path) || path.contains("\u{FFFD}") else {
        throw ProgramError("can't read '\(path.printable)': it doesn't exist", status: 66)
      }
      guard !FileManager.default.fileExists(atPath: place.path + "/grades.json") else {
        throw ProgramError(
          "'\(path.printable)' has grades from an earlier run: give the submissions instead",
          status: 65)
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

  /// The students' folders, archives and files, if a course system made the folder.
  private static func students(in folder: URL) -> [(name: String, place: URL)] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !isNobodys($0) }.sorted()
    let systems = names.map { Owner($0, exercises: []).system }
    // One name in Canvas's form isn't enough: a student may have chosen it.
    guard systems.contains(.moodle) || (!systems.isEmpty && !systems.contains(nil)) else {
      return []
    }
    return names.map { ($0, folder.appendingPathComponent($0)) }
  }

  /// Whether a file belongs to an operating system or a course system, not to a student.
  private static func isNobodys(_ name: String) -> Bool {
    name.hasPrefix(".") && name.contains(/\.(?:DS_Store|_.*|git\w*)$/)
      || ["submission_metadata.yml", "Thumbs.db", "desktop.ini", "__MACOSX"].contains(name)
  }

  /// Makes equal names different by adding the student's number, the folder's name, or a count.
  /// Upper and lower case are equal, because on a Mac "Ada" and "ada" are the same folder.
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
  /// The key for sorting by name.
  var order: (name: String, number: String, path: String) {
    (name.lowercased(), owner.number ?? "", places.first?.path ?? "")
  }

  fileprivate var folder: URL? { places.first?.deletingLastPathComponent() }
  fileprivate var folderName: String? { folder?.lastPathComponent }

  /// Removes a course system's notes about the student, if the student submitted something.
  fileprivate mutating func dropNotes() {
    let others = places.filter { !Owner($0.lastPathComponent, exercises: []).isNote }
    if !others.isEmpty { places = others }
  }
}

extension Owner {
  /// Reads a file's name. Gradescope's names are in a list in the same folder.
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
      // A name that is only the exercise's doesn't name a student.
      name = folder.lastPathComponent
    }
  }
}

extension String {
  /// The text as a name for a student's folder: one line, short enough for a file system.
  fileprivate var shown: String {
    var text = printable.replacing("/", with: "-")
    while text.utf8.count > 180 { text.removeLast() }
    return text.hasPrefix(".") || text.isEmpty ? "_" + text : text
  }
}
