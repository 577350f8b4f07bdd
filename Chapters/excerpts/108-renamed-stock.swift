// Answer: decorator
// Because: StockMaker outside and inside, any maker is handed in, and each call asks it exactly
// once, with new words: no proxy, which would decide whether to ask. The interface inside is the
// same one, so nothing is made to fit: no adapter.
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
