// The other types that excerpts 1 to 10 use. They contain only what the excerpts need.

// 1. The receipt printer.

/// The interface through which the till prints.
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

/// The printer's driver, from the printer's maker.
final class StarlineDevice {
  func send(bytes: [UInt8], waiting: Bool) -> Int { 0 }
}

// 2. The map tiles.

/// A source of the map's pictures.
protocol TileSource {
  func tile(_ id: TileID) throws -> Tile
}

/// All the map's pictures, in one file.
final class TileArchive: TileSource {
  func tile(_ id: TileID) throws -> Tile { Tile() }
}

struct TileID: Hashable {
  var column: Int
  var row: Int
}

struct Tile {
  var pixels: [UInt8] = []
}

// 3. The weather.

/// A source of weather data for the screens.
protocol WeatherSource {
  func weather(on day: Day) throws(WeatherError) -> Weather
}

struct Day {
  /// The day of the year, starting at 1.
  var number: Int
}

struct Weather {
  var celsius: Double
  var kilometresPerHour: Double
}

enum WeatherError: Error {
  case notMeasured
}

/// The weather station's driver, from the station's maker.
final class WSStation {
  func readSample(dayOfYear: Int) -> WSSample? { nil }
}

/// A measurement, in the units that the station's maker uses.
struct WSSample {
  var fahrenheit: Double
  var knots: Double
}

// 4. The new photo.

struct Photo {
  var width = 0
}

final class PhotoDecoder {
  func decode(fileAt path: String) throws -> Photo { Photo() }
}

final class PhotoScaler {
  func scale(_ photo: Photo, toWidth width: Int) -> Photo { Photo(width: width) }
}

final class PhotoStore {
  /// Stores a photo, and returns its address.
  func save(_ photo: Photo) throws -> String { "" }
}

final class PhotoFeed {
  func announce(_ address: String, title: String) {}
}

// 5. The card payments.

/// A way for the shop to take payments.
protocol PaymentGateway {
  func charge(_ amount: Money, to card: Card) throws -> Payment
}

/// Takes payments through the bank.
struct CardGateway: PaymentGateway {
  func charge(_ amount: Money, to card: Card) throws -> Payment { Payment(number: 1) }
}

/// Measures how long the gateway inside takes.
struct TimedPayments: PaymentGateway {
  let gateway: any PaymentGateway

  func charge(_ amount: Money, to card: Card) throws -> Payment {
    try gateway.charge(amount, to: card)
  }
}

final class PaymentJournal {
  func note(_ line: String) {}
}

struct Money {
  var cents: Int
}

struct Card {
  var number: String
}

struct Payment {
  var number: Int
}

// 6. The charts.

/// A kind of chart.
protocol Chart {
  func draw(_ values: [Double])
}

/// Another kind of chart.
struct LineChart: Chart {
  let pen: any Pen

  func draw(_ values: [Double]) {
    pen.drawLine(from: 0, to: values.count)
  }
}

/// A kind of pen: the few operations that all charts need.
protocol Pen {
  func fillBox(left: Int, width: Int, height: Double)
  func drawLine(from start: Int, to end: Int)
}

struct ScreenPen: Pen {
  func fillBox(left: Int, width: Int, height: Double) {}
  func drawLine(from start: Int, to end: Int) {}
}

struct PDFPen: Pen {
  func fillBox(left: Int, width: Int, height: Double) {}
  func drawLine(from start: Int, to end: Int) {}
}

// 7. The address book.

/// A person in the address book.
struct Contact {
  var name: String
  var mail: String
  var isFavourite: Bool
}

// 8. The patient records.

/// A source of records for the hospital's screens.
protocol PatientRecords {
  func record(of patient: PatientID) throws(RecordsError) -> PatientRecord
}

/// All the hospital's records.
final class RecordCabinet: PatientRecords {
  func record(of patient: PatientID) throws(RecordsError) -> PatientRecord { PatientRecord() }
}

struct PatientID: Hashable {
  var number: Int
}

struct PatientRecord {
  var lines: [String] = []
}

enum RecordsError: Error {
  case notFound
  case notYourPatient
}

struct StaffMember {
  var patients: Set<PatientID>

  func treats(_ patient: PatientID) -> Bool { patients.contains(patient) }
}

// 9. The backup.

/// Takes bytes, piece by piece.
protocol ByteSink {
  func write(_ bytes: [UInt8]) throws
  func close() throws
}

/// Writes to a file.
struct FileSink: ByteSink {
  let path: String

  func write(_ bytes: [UInt8]) throws {}
  func close() throws {}
}

/// Encrypts the bytes.
struct SealedSink: ByteSink {
  let sink: any ByteSink

  func write(_ bytes: [UInt8]) throws { try sink.write(bytes) }
  func close() throws { try sink.close() }
}

/// Replaces each run of equal bytes with two bytes: the count and the value.
enum RunLengths {
  static func pack(_ bytes: [UInt8]) -> [UInt8] { bytes }
}

// 10. The delivery fee.

struct Parcel {
  var grams: Int
  var kilometers: Int
}

/// The delivery fees for a parcel, in cents.
enum Fees {
  static func byWeight(_ parcel: Parcel) -> Int { parcel.grams / 10 }
  static func byDistance(_ parcel: Parcel) -> Int { parcel.kilometers * 2 }
  static func flat(_: Parcel) -> Int { 490 }
}
