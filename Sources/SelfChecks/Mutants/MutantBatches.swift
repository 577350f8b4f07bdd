/// Mutants that can be built together: none of them changes a module that the tests of another one
/// link.
struct MutantBatches: Sendable {
  private(set) var batches: [[Mutant]] = []

  /// Packs mutants, each into the first batch that takes it.
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
      // What belongs to no target may be anything: it is built alone.
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
