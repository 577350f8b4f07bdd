extension Network {
  /// Breaks the connection for the next requests to a path; for none when the count is below 1.
  public func failNext(_ count: Int = 1, to path: String) {
    arm { $0.failures[path] = count }
  }

  /// Answers the next request to a path with this, whatever the server would say.
  public func answerNext(to path: String, with response: Response) {
    arm { $0.oddAnswers[path, default: []].append(response) }
  }

  /// Takes back every failure and odd answer that wasn't used up.
  public func heal() {
    arm {
      $0.failures = [:]
      $0.oddAnswers = [:]
    }
  }

  /// Holds back the answers of a path, until they are released.
  public func hold(_ path: String) {
    arm { $0.heldPaths.insert(path) }
  }

  /// Holds back one answer, whatever its path, until that path is released.
  ///
  /// - Parameter count: How many are let through first.
  public func holdOne(after count: Int) {
    arm { $0.letThrough = count }
  }

  /// Delivers the answers that were held back for a path, and holds none from now on.
  public func release(_ path: String) {
    arm { state in
      state.heldPaths.remove(path)
      state.letThrough = nil
      for answer in state.held where answer.path == path { answer.deliver() }
      state.held.removeAll { $0.path == path }
    }
  }
}
