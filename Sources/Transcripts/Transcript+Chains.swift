/// The heading above the ``Transcript/chains``. A step such as `swap-a-part` may use other parts.
public let chainsHeading = "Structure, outermost wrapper first (a step may use different parts)"

extension Transcript {
  /// The program's wrappers, one chain per line, such as `search: CachedSearch > Service`.
  ///
  /// Lines of ``built`` with the same name before a colon belong to one chain.
  public var chains: [String] {
    var chains: [(part: String, wrappers: [String])] = []
    for line in built where !line.isEmpty {
      let halves = line.split(separator: ": ", maxSplits: 1).map { String($0) }
      let part = halves.count == 2 ? halves[0] : ""
      let wrapper = halves.last ?? line
      if let place = chains.firstIndex(where: { $0.part == part }) {
        chains[place].wrappers.append(wrapper)
      } else {
        chains.append((part, [wrapper]))
      }
    }
    return chains.map { chain in
      let wrappers = chain.wrappers.joined(separator: " > ")
      return chain.part.isEmpty ? wrappers : "\(chain.part): \(wrappers)"
    }
  }
}
