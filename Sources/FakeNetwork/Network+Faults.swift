extension Network {
  /// Loses the next `count` requests to a path, or none for a count below 1.
  public func failNext(_ count: Int = 1, to path: String) {
    arm { $0.failures[path] = count }
  }

  /// Answers the next request to a path with the given response instead of the server's.
  public func answerNext(to path: String, with response: Response) {
    arm { $0.oddAnswers[path, default: []].append(response) }
  }

  /// Removes all unused failures and replacement answers.
  public func heal() {
    arm {
      $0.failures = [:]
      $0.oddAnswers = [:]
    }
  }

  /// Holds back the answers of a path until they are released.
  public func hold(_ path: String) {
    arm { $0.heldPaths.insert(path) }
  }

  /// Holds back one answer, on any path, until that path is released.
  ///
  /// - Parameter count: The number of answers to deliver first.
  public func holdOne(after count: Int) {
    arm { $0.letThrough = count }
  }

  /// Delivers the held answers of a path, and stops holding answers there.
  public func release(_ path: String) {
    arm { state in
      state.heldPaths.remove(path)
      state.letThrough = nil
      for answer in state.held where answer.path == path { answer.deliver() }
      state.held.removeAll { $0.path == path }
    }
  }
}
