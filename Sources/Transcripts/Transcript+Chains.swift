/// What stands above the ``Transcript/chains``: a step such as `swap-a-part` may be taken over other parts.
public let chainsHeading = "Put together like this unless a step says otherwise, outermost first"

extension Transcript {
  /// How the program is put together, a chain a line, such as `search: CachedSearch > Service`.
  ///
  /// Lines of ``built`` that begin with the same part, before a colon, make one chain.
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
