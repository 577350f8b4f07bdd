/// Mutants that can be built together: no mutant changes a module that another mutant's tests link.
struct MutantBatches: Sendable {
  private(set) var batches: [[Mutant]] = []

  /// Adds each mutant to the first batch that accepts it.
  init(_ mutants: [Mutant], in graph: PackageGraph) {
    var reaches: [[(changed: Set<String>, linked: Set<String>)]] = []
    for mutant in mutants {
      let changed = Set(mutant.paths.compactMap(graph.target))
      let linked = graph.closure(of: String(mutant.test.prefix { $0 != "." }))
      let place = reaches.firstIndex { batch in
        batch.allSatisfy { other in
          changed.isDisjoint(with: other.linked) && linked.isDisjoint(with: other.changed)
            && changed.isDisjoint(with: other.changed)
        }
      }
      // A file outside of all targets may affect anything, so its mutant is built alone.
      if let place, !changed.isEmpty {
        batches[place].append(mutant)
        reaches[place].append((changed, linked))
      } else {
        batches.append([mutant])
        reaches.append([(changed.isEmpty ? Set(graph.targets.map(\.name)) : changed, linked)])
      }
    }
  }
}
