/// The machine code that the compiler made of a kata, as far as it tells who uses what.
struct ObjectCode: Sendable {
  /// What the exercise takes from elsewhere.
  var taken: [SymbolName] = []

  /// What the exercise gives to others, or takes the place of.
  var given: [SymbolName] = []

  /// The mangled names of what each file of the tests takes from elsewhere, by the file's name.
  var tests: [String: Set<String>] = [:]

  /// In which file something is declared that a test gives, or what tests are made of.
  var sources: [String: String] = [:]

  /// What the tests take from the exercise.
  var asked: [SymbolName] {
    let all = tests.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return given.filter { all.contains($0.mangled) }
  }
}
