// About: Each station is a public class, and some halls build their line by hand.
// Answer: facade
// Because: One new call puts several parts in the right order, and the parts can also be used
// without it. For an adapter, clients would already know this call. The line can't take the place
// of a station.
// After: https://github.com/apple/swift-nio/blob/2.101.3/Sources/NIOHTTP1/HTTPPipelineSetup.swift#L1055, configureHTTPServerPipeline
final class ParcelLine {
  private(set) var stations: [any Station] = []

  func add(_ station: any Station) {
    stations.append(station)
  }

  func setUpForAbroad(checkingWeight: Bool = true, printingLabels: Bool = true) {
    let printer = LabelPrinter()
    add(AddressReader(feeding: printer))
    if checkingWeight {
      add(Scales(limit: 20))
    }
    add(CustomsSlip())
    if printingLabels {
      add(printer)
    }
    add(Sorter())
  }
}
