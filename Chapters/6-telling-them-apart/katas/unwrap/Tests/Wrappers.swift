/// The wrappers that stand in front of a machine, outermost first.
///
/// It looks at what each wrapper stores, whatever the wrapper's name.
///
/// - Returns: Their names, or nil when this very machine isn't found behind them.
func wrappers(from outermost: any CoffeeMachine, to machine: RecordingMachine) -> [String]? {
  if let found = outermost as? RecordingMachine { return found === machine ? [] : nil }
  for inner in machines(in: outermost, depth: 4) {
    if let rest = wrappers(from: inner, to: machine) {
      return ["\(type(of: outermost))"] + rest
    }
  }
  return nil
}

/// The machines that a value stores, itself or in one of its parts.
private func machines(in value: Any, depth: Int) -> [any CoffeeMachine] {
  guard depth > 0 else { return [] }
  return sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
    .flatMap(\.children)
    .flatMap { child in
      if let machine = child.value as? any CoffeeMachine {
        [machine]
      } else {
        machines(in: child.value, depth: depth - 1)
      }
    }
}
