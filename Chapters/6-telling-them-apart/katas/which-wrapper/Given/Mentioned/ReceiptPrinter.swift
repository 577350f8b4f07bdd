/// What the till prints with.
protocol ReceiptPrinter {
  func printOut(_ receipt: Receipt) throws(PrinterError)
}

struct Receipt {
  var lines: [String]
}

enum PrinterError: Error {
  case outOfPaper
  case broken(code: Int)
}

/// The driver of the printer, by the printer's maker.
final class StarlineDevice {
  func send(bytes: [UInt8], waiting: Bool) -> Int { 0 }
}
