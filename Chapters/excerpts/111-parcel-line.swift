// About: Each station is a public class, and some halls put their line together by hand.
// Answer: facade
// Because: One new call in front of several parts that exist without it, in the right order. With
// an adapter, clients would have known this call before. No station can be replaced by the line.
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
