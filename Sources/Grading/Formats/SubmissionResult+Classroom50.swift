import CommandLineSupport
import Foundation
import KataRunner

extension SubmissionResult {
  /// `result.json` for Classroom 50.
  ///
  /// - Parameters:
  ///   - environment: The environment, with the names that Classroom 50 sets and expects in the
  ///     result.
  ///   - time: The time of the grading.
  /// - Returns: The JSON; nil outside of Classroom 50.
  /// - Source: https://github.com/foundation50/classroom50/wiki/Advanced-Autograding and
  ///   schemas/result-v1.schema.json there.
  func classroom50(_ environment: [String: String], at time: Date = Date()) -> String? {
    guard let classroom = environment["CLASSROOM"], let assignment = environment["ASSIGNMENT"],
      let submission = environment["SUBMISSION_TAG"], let commit = environment["COMMIT_URL"],
      let release = environment["RELEASE_URL"],
      let owner = environment["OWNER"] ?? environment["USERNAME"]
    else { return nil }
    let tests = katas.flatMap { result in
      result.items.map { item in
        // Classroom 50 requires whole numbers.
        Classroom50.Test(
          testName: "\(result.kata.name): \(item.name)", passed: item.isPassed,
          score: item.points, maxScore: item.weight)
      }
    }
    return json(
      Classroom50(
        classroom: classroom, assignment: assignment,
        assignmentType: environment["ASSIGNMENT_TYPE"] ?? "individual", owner: owner,
        submission: submission, commit: commit, release: release,
        review: environment["REVIEW_URL"] ?? commit, datetime: time.formatted(.iso8601),
        score: tests.map(\.score).reduce(0, +), maxScore: tests.map(\.maxScore).reduce(0, +),
        tests: tests))
  }
}

private struct Classroom50: Encodable {
  struct Test: Encodable {
    var testName: String
    var passed: Bool
    var score: Int
    var maxScore: Int

    private enum CodingKeys: String, CodingKey {
      case passed, score
      case testName = "test-name"
      case maxScore = "max-score"
    }
  }

  var schema = "classroom50/result/v1"
  var classroom: String
  var assignment: String
  var assignmentType: String
  var owner: String
  var submission: String
  var commit: String
  var release: String
  var review: String
  var datetime: String
  var score: Int
  var maxScore: Int
  var tests: [Test]

  private enum CodingKeys: String, CodingKey {
    case schema, classroom, assignment, owner, submission, commit, release, review, datetime, score
    case tests
    case assignmentType = "assignment_type"
    case maxScore = "max-score"
  }
}
