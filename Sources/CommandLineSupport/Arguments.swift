import Foundation

/// What stood on a command line.
public struct Arguments: Sendable {
  /// The arguments that aren't options.
  public internal(set) var operands: [String] = []

  var values: [String: String] = [:]

  /// Whether an option was given.
  public func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// Makes sure that an option was given alone.
  public func expectAlone(_ option: String) throws(ProgramError) {
    guard let other = values.keys.filter({ $0 != option }).min() else { return }
    throw .usage("'\(option)' and '\(other)' exclude each other: give one of them")
  }

  /// The value of an option, as it was typed; nil when it wasn't given.
  public func text(_ option: String) -> String? {
    values[option]
  }

  /// The value of an option that takes one of a few names.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - kind: What the value is called in the error, such as `format`.
  ///   - choices: What it may be.
  public func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, kind: String, among choices: [Choice] = Choice.allCases
  ) throws(ProgramError) -> Choice? where Choice.AllCases == [Choice] {
    guard let text = values[option] else { return nil }
    guard let choice = choices.first(where: { $0.rawValue == text }) else {
      throw .unknown(kind, text, among: choices.map(\.rawValue))
    }
    return choice
  }

  /// The value of an option that takes names separated by commas, in the order in which they stand.
  public func names(_ option: String) throws(ProgramError) -> [String]? {
    guard let text = values[option] else { return nil }
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw .usage("'\(text)' won't do for '\(option)': give names, with commas between them")
    }
    return names
  }

  /// The same where only some names are right.
  public func list(
    _ option: String, kind: String, among names: [String]
  ) throws(ProgramError) -> [String]? {
    guard let given = try self.names(option) else { return nil }
    if let wrong = given.first(where: { !names.contains($0) }) {
      throw .unknown(kind, wrong, among: names)
    }
    return given
  }

  /// The value of an option that takes a whole number within bounds.
  public func number(
    _ option: String, in bounds: ClosedRange<Int>
  ) throws(ProgramError) -> Int? {
    try number(option, "whole number", in: bounds) { Int($0) }
  }

  /// The value of an option that takes seconds within bounds; a fraction is allowed.
  public func seconds(
    _ option: String, in bounds: ClosedRange<Double>
  ) throws(ProgramError) -> Duration? {
    try number(option, "number of seconds", in: bounds) { Double($0) }.map { .seconds($0) }
  }

  private func number<Number: Comparable>(
    _ option: String, _ kind: String, in bounds: ClosedRange<Number>,
    _ read: (String) -> Number?
  ) throws(ProgramError) -> Number? {
    guard let text = values[option] else { return nil }
    guard let number = read(text), bounds.contains(number) else {
      throw .usage(
        "'\(text)' won't do for '\(option)': give a \(kind) "
          + "from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }
}
