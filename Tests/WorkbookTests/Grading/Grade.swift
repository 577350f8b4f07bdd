import Foundation

/// A submission in `grades.json`.
struct Grade: Decodable, Equatable {
  var submission: String
  var points: Int?
  var katas: [Kata]

  struct Kata: Decodable, Equatable {
    var kata, verdict: String
    var points, most: Int?
    var passed, failed, objections, words: [String]
  }

  /// Reads the grades in an output folder.
  static func all(in marks: URL) throws -> [Grade] {
    try JSONDecoder().decode(
      [Grade].self, from: Data(contentsOf: marks.appendingPathComponent("grades.json")))
  }

  /// The grade without its feedback, which may have random values.
  var withoutWords: Grade {
    var grade = self
    for index in grade.katas.indices { grade.katas[index].words = [] }
    return grade
  }
}
