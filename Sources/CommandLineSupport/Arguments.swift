import Foundation

/// The parsed arguments of a command line.
public struct Arguments: Sendable {
  /// The arguments that aren't options.
  public internal(set) var operands: [String] = []

  var values: [String: String] = [:]

  /// Whether an option was given.
  public func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// Throws if an option was given with others.
  public func expectAlone(_ option: String) throws(ProgramError) {
    guard let other = values.keys.filter({ $0 != option }).min() else { return }
    throw .usage("'\(option)' and '\(other)' can't be used together: give one of them")
  }

  /// The value of an option as it was typed; nil without the option.
  public func text(_ option: String) -> String? {
    values[option]
  }

  /// The value of an option that takes one of a few names.
  ///
  /// - Parameters:
  ///   - kind: A word for the value in an error, such as `format`.
  ///   - choices: The valid values.
  public func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, kind: String, among choices: [Choice] = Choice.allCases
  ) throws(ProgramError) -> Choice? where Choice.AllCases == [Choice] {
    guard let text = values[option] else { return nil }
    guard let choice = choices.first(where: { $0.rawValue == text }) else {
      throw .unknown(kind, text, among: choices.map(\.rawValue))
    }
    return choice
  }

  /// The value of an option that takes names separated by commas.
  public func names(_ option: String) throws(ProgramError) -> [String]? {
    guard let text = values[option] else { return nil }
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw .usage("'\(text)' isn't valid for '\(option)': give names separated by commas")
    }
    return names
  }

  /// The value of an option that takes some of the given names, separated by commas.
  public func list(
    _ option: String, kind: String, among names: [String]
  ) throws(ProgramError) -> [String]? {
    guard let given = try self.names(option) else { return nil }
    if let wrong = given.first(where: { !names.contains($0) }) {
      throw .unknown(kind, wrong, among: names)
    }
    return given
  }

  /// The value of an option that takes a whole number in a range.
  public func number(
    _ option: String, in bounds: ClosedRange<Int>
  ) throws(ProgramError) -> Int? {
    try number(option, "whole number", in: bounds) { Int($0) }
  }

  /// The value of an option that takes a number of seconds in a range; fractions are allowed.
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
        "'\(text)' isn't valid for '\(option)': give a \(kind) "
          + "from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }
}
