import TestSupport

/// The wrappers in front of a machine, outermost first.
///
/// A wrapper is any type of the exercise that stores the machine or another wrapper. It needn't
/// conform to `CoffeeMachine`.
///
/// - Returns: The names of the wrappers, or nil if none of them leads to this machine.
func wrappers(
  from outermost: any CoffeeMachine, to machine: RecordingMachine
) throws -> [String]? {
  let exercise = try sourceOfExercise().types
  return types(from: outermost, to: machine)?.filter(exercise.contains)
}

/// The types and extensions of the exercise that are used and conform to `CoffeeMachine`, directly
/// or through another protocol or a type alias.
func machinesInUse() throws -> [String] {
  let exercise = try sourceOfExercise()
  let words = exercise.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  let types = exercise.code.matches(
    of: /(?:actor|class|enum|extension|struct)\s+([\w.]+|[(\[][^:{]*)(?:<[^>{]*>)?\s*:([^{]*)\{/)
  let otherNames = exercise.code.matches(
    of: /(?:protocol|typealias)\s+(\w+)(?:<[^>{]*>)?\s*[:=]\s*([^{\n]*)/)
  let heads = types + otherNames
  var found = ["CoffeeMachine"]
  // A class conforms, too, when its superclass does.
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

/// The types of all closures and tasks that a wrapper stores. Another wrapper may hide in them.
func hidingPlaces(in value: Any, depth: Int = 15) -> [String] {
  let name = "\(type(of: value))"
  guard !name.contains("->"), !name.contains("Task<") else { return [name] }
  guard depth > 0, !(value is RecordingMachine) else { return [] }
  return mirrors(of: value).flatMap(\.children).flatMap {
    hidingPlaces(in: $0.value, depth: depth - 1)
  }
}

/// The mirrors of a value. For an object, the class's mirror comes before the superclass's.
private func mirrors(of value: Any) -> [Mirror] {
  Array(sequence(first: Mirror(reflecting: value), next: \.superclassMirror))
}

/// The types of all values that lead to a machine, outermost first.
private func types(
  from value: Any, to machine: RecordingMachine, past objects: Set<ObjectIdentifier> = []
) -> [String]? {
  if let found = value as? RecordingMachine { return found === machine ? [] : nil }
  var objects = objects
  if type(of: value) is AnyClass {
    guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return nil }
  }
  // Use the longest path, because a shorter path can bypass a wrapper.
  let ways = mirrors(of: value).flatMap(\.children).compactMap {
    types(from: $0.value, to: machine, past: objects)
  }
  // A class counts as its superclass's wrapper.
  let names = mirrors(of: value).map { "\($0.subjectType)".prefix { $0 != "<" }.description }
  return ways.max { $0.count < $1.count }.map { names + $0 }
}
