import Foundation

/// What `grades.json` says of a submission.
struct Grade: Decodable, Equatable {
  var submission: String
  var points: Int?
  var katas: [Kata]

  struct Kata: Decodable, Equatable {
    var kata, verdict: String
    var points, most: Int?
    var passed, failed, objections, words: [String]
  }

  /// Those in a folder of marks.
  static func all(in marks: URL) throws -> [Grade] {
    try JSONDecoder().decode(
      [Grade].self, from: Data(contentsOf: marks.appendingPathComponent("grades.json")))
  }

  /// The grade without its words: those of a failed test hold what was drawn anew.
  var withoutWords: Grade {
    var grade = self
    for index in grade.katas.indices { grade.katas[index].words = [] }
    return grade
  }
}
