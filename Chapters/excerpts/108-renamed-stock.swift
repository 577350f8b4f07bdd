// Answer: decorator
// Because: RelabelledStock is a StockMaker and holds a StockMaker. It receives any maker, and
// each call asks that maker exactly once, perhaps with new labels. A proxy would decide whether
// to ask. An adapter would have a different interface inside.
// After: https://github.com/apple/swift-metrics/blob/2.10.1/Sources/CoreMetrics/MappingMetricsFactory.swift#L37, MappingMetricsFactory
protocol StockMaker {
  func makeBin(label: String, tags: [String]) -> Bin
  func makeShelf(label: String, tags: [String]) -> Shelf
  func remove(_ bin: Bin)
}

struct RelabelledStock<Maker: StockMaker>: StockMaker {
  let maker: Maker
  let relabel: (String, [String]) -> (String, [String])

  func makeBin(label: String, tags: [String]) -> Bin {
    let (newLabel, newTags) = relabel(label, tags)
    return maker.makeBin(label: newLabel, tags: newTags)
  }

  func makeShelf(label: String, tags: [String]) -> Shelf {
    let (newLabel, newTags) = relabel(label, tags)
    return maker.makeShelf(label: newLabel, tags: newTags)
  }

  func remove(_ bin: Bin) {
    maker.remove(bin)
  }
}
