import Locking
import PostList
import TestSupport

/// A source of posts that counts how often it is asked, and answers as it was told.
final class RecordingSource: PostsLoader {
  private let count = Locked(0)
  private let answers: [Result<[Post], PostsError>]
  private let gates: [Int: Gate]

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - answers: What it answers, in the order of the questions. The last one is for all that
  ///     follow.
  ///   - gates: Where an answer waits until the gate is open, or until the caller gives up; by the
  ///     number of the question, from 1.
  init(_ answers: Result<[Post], PostsError>..., holding gates: [Int: Gate] = [:]) {
    self.answers = answers
    self.gates = gates
  }

  /// How often the source was asked.
  var asked: Int {
    count.withLock(\.self)
  }

  func load() async throws(PostsError) -> [Post] {
    let number = count.withLock { count in
      count += 1
      return count
    }
    await gates[number]?.pass()
    if Task.isCancelled { throw .cancelled }
    guard let answer = answers.prefix(number).last else { return [] }
    return try answer.get()
  }
}
