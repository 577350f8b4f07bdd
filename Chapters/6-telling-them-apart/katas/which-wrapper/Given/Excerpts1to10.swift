// Ten excerpts from ten programs. The code is correct, but some types have the wrong name.
// Mentioned1to10.swift declares the other types that the excerpts use.

// 1. The receipt printer.
// The till (the cash register) has always printed through a ReceiptPrinter. StarlineDevice comes
// from the maker of the new printer, who won't change this class for us.
struct PrinterAdapter: ReceiptPrinter {
  let device: StarlineDevice

  func printOut(_ receipt: Receipt) throws(PrinterError) {
    for line in receipt.lines {
      switch device.send(bytes: Array(line.utf8) + [0x0A], waiting: true) {
      case 0: continue
      case 7: throw .outOfPaper
      case let code: throw .broken(code: code)
      }
    }
  }
}

// 2. The map tiles.
// The map takes any TileSource. TileArchive conforms to this protocol, too. No other code makes a
// TileArchive.
final class TileCache: TileSource {
  private let archive = TileArchive()
  private var known: [TileID: Tile] = [:]

  func tile(_ id: TileID) throws -> Tile {
    if let tile = known[id] { return tile }
    let tile = try archive.tile(id)
    known[id] = tile
    return tile
  }
}

// 3. The weather.
// The app's screens have always taken any WeatherSource. WSStation is the driver that came with the
// weather station on the roof. We don't have its source code.
struct WeatherProxy: WeatherSource {
  let station: WSStation

  func weather(on day: Day) throws(WeatherError) -> Weather {
    guard let sample = station.readSample(dayOfYear: day.number) else { throw .notMeasured }
    let celsius = (sample.fahrenheit - 32) / 1.8
    return Weather(celsius: celsius, kilometresPerHour: sample.knots * 1.852)
  }
}

// 4. The new photo.
// The upload button used to call all four parts. Now it calls this type. The album and the editor
// still call the parts directly, and the parts don't know this type.
struct ImageManager {
  let decoder: PhotoDecoder
  let scaler: PhotoScaler
  let store: PhotoStore
  let feed: PhotoFeed

  func publish(fileAt path: String, title: String) throws {
    let photo = try decoder.decode(fileAt: path)
    let small = scaler.scale(photo, toWidth: 1_600)
    let address = try store.save(small)
    feed.announce(address, title: title)
  }
}

// 5. The card payments.
// The shop takes any PaymentGateway. It gets the gateway that makeGateway returns.
struct PaymentAdapter: PaymentGateway {
  let gateway: any PaymentGateway
  let journal: PaymentJournal

  func charge(_ amount: Money, to card: Card) throws -> Payment {
    let payment = try gateway.charge(amount, to: card)
    journal.note("\(payment.number): \(amount.cents) cents")
    return payment
  }
}

func makeGateway(_ journal: PaymentJournal) -> any PaymentGateway {
  PaymentAdapter(gateway: TimedPayments(gateway: CardGateway()), journal: journal)
}

// 6. The charts.
// Charts and pens are our own types. BarChart, LineChart, ScreenPen and PDFPen were written
// in the same week. PieChart and PlotterPen come next. A report draws any chart with any pen.
struct BarChart: Chart {
  let pen: any Pen

  func draw(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      pen.fillBox(left: 12 * index, width: 10, height: value)
    }
    pen.drawLine(from: 0, to: 12 * values.count)
  }
}

func report(_ values: [Double]) {
  BarChart(pen: PDFPen()).draw(values)
  LineChart(pen: ScreenPen()).draw(values)
}

// 7. The address book.
enum ContactAdapter {
  static func contact(from row: [String: String]) -> Contact? {
    guard let name = row["full_name"], let mail = row["mail"] else { return nil }
    return Contact(name: name, mail: mail.lowercased(), isFavourite: row["starred"] == "1")
  }
}

func contacts(in rows: [[String: String]]) -> [Contact] {
  rows.compactMap { row in ContactAdapter.contact(from: row) }
}

// 8. The patient records.
// The hospital's screens take any PatientRecords. RecordCabinet conforms to this protocol, too. No
// other code makes a RecordCabinet.
struct RecordsDecorator: PatientRecords {
  private let cabinet = RecordCabinet()
  private let reader: StaffMember

  init(for reader: StaffMember) { self.reader = reader }

  func record(of patient: PatientID) throws(RecordsError) -> PatientRecord {
    guard reader.treats(patient) else { throw .notYourPatient }
    return try cabinet.record(of: patient)
  }
}

// 9. The backup.
// SealedSink encrypts the bytes. Like PackedSink, it holds any ByteSink.
struct PackedSink: ByteSink {
  let sink: any ByteSink

  func write(_ bytes: [UInt8]) throws {
    try sink.write(RunLengths.pack(bytes))
  }

  func close() throws {
    try sink.close()
  }
}

func makeBackup(at path: String) -> any ByteSink {
  PackedSink(sink: SealedSink(sink: FileSink(path: path)))
}

// 10. The delivery fee.
// The shop has three functions that calculate a parcel's fee. It has only one way to calculate a
// total from the fees: this type.
struct DeliveryBridge {
  let fee: (Parcel) -> Int

  func total(for parcels: [Parcel], voucher: Int) -> Int {
    let fees = parcels.map(fee)
    return max(0, fees.reduce(0, +) - voucher)
  }
}

func offers(for parcels: [Parcel]) -> [Int] {
  let slow = DeliveryBridge(fee: Fees.byWeight)
  let fast = DeliveryBridge(fee: Fees.byDistance)
  return [slow, fast].map { delivery in delivery.total(for: parcels, voucher: 500) }
}
