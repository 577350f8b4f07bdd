import TestSupport

/// The wrappers that stand in front of a machine, outermost first.
///
/// It looks at what each wrapper stores, whatever the wrapper's name. A wrapper is each type of the exercise
/// that stores the machine, or another wrapper: it needn't be called a `CoffeeMachine`.
///
/// - Returns: Their names, or nil when this very machine isn't found behind them.
func wrappers(
  from outermost: any CoffeeMachine, to machine: RecordingMachine
) throws -> [String]? {
  let exercise = try sourceOfExercise().types
  return types(from: outermost, to: machine, depth: 12)?.filter(exercise.contains)
}

/// The types of all values that store a machine, or what stores it, outermost first.
private func types(from value: Any, to machine: RecordingMachine, depth: Int) -> [String]? {
  if let found = value as? RecordingMachine { return found === machine ? [] : nil }
  guard depth > 0 else { return nil }
  let parts = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
    .flatMap(\.children)
  for part in parts {
    if let rest = types(from: part.value, to: machine, depth: depth - 1) {
      return ["\(type(of: value))".prefix { $0 != "<" }.description] + rest
    }
  }
  return nil
}
