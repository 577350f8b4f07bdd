extension ChildReport {
  /// For a run of `swift test`: the report that the test process itself would have given.
  ///
  /// The package manager prints what that process writes, errors too, on its own output. It ends
  /// with 1 whatever ended the process, and names a signal in its own errors.
  public var ofTheTests: ChildReport {
    let words = String(decoding: errors, as: UTF8.self)
    let signal = words.matches(of: /(?i)exited with unexpected signal code (\d+)/).last
      .flatMap { Int32($0.1) }
    guard case .exited(1) = ending, let signal else {
      return ChildReport(ending: ending, output: output, errors: output)
    }
    return ChildReport(ending: .signalled(signal), output: output, errors: output)
  }
}
