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
  return types(from: outermost, to: machine)?.filter(exercise.contains)
}

/// The types and extensions of the exercise that make something a `CoffeeMachine`, as far as they are used.
/// They may say so by another name.
func machinesInUse() throws -> [String] {
  let exercise = try sourceOfExercise()
  let words = exercise.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  let types = exercise.code.matches(
    of: /(?:actor|class|enum|extension|struct)\s+([\w.]+|[(\[][^:{]*)(?:<[^>{]*>)?\s*:([^{]*)\{/)
  let otherNames = exercise.code.matches(
    of: /(?:protocol|typealias)\s+(\w+)(?:<[^>{]*>)?\s*[:=]\s*([^{\n]*)/)
  let heads = types + otherNames
  var found = ["CoffeeMachine"]
  // A class is one, too, when the class above it is one.
  for _ in heads {
    found += heads.filter { head in
      !found.contains(String(head.1))
        && head.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .contains { found.contains(String($0)) }
    }.map { String($0.1) }
  }
  return found.dropFirst().filter { name in
    guard !otherNames.contains(where: { $0.1 == name }) else { return false }
    return words.count { $0 == name } > 1 || !exercise.types.contains(name)
  }
}

/// The types of all closures and tasks in what a wrapper stores: another one may be in there.
func hidingPlaces(in value: Any, depth: Int = 15) -> [String] {
  let name = "\(type(of: value))"
  guard !name.contains("->"), !name.contains("Task<") else { return [name] }
  guard depth > 0, !(value is RecordingMachine) else { return [] }
  return mirrors(of: value).flatMap(\.children).flatMap {
    hidingPlaces(in: $0.value, depth: depth - 1)
  }
}

/// What can be seen of a value: of an object, its class comes before the class above.
private func mirrors(of value: Any) -> [Mirror] {
  Array(sequence(first: Mirror(reflecting: value), next: \.superclassMirror))
}

/// The types of all values that store a machine, or what stores it, outermost first.
private func types(
  from value: Any, to machine: RecordingMachine, past objects: Set<ObjectIdentifier> = []
) -> [String]? {
  if let found = value as? RecordingMachine { return found === machine ? [] : nil }
  var objects = objects
  if type(of: value) is AnyClass {
    guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return nil }
  }
  // The longest way there: another may go past a wrapper.
  let ways = mirrors(of: value).flatMap(\.children).compactMap {
    types(from: $0.value, to: machine, past: objects)
  }
  // A class wraps the class above it.
  let names = mirrors(of: value).map { "\($0.subjectType)".prefix { $0 != "<" }.description }
  return ways.max { $0.count < $1.count }.map { names + $0 }
}
