// Twenty excerpts from twenty programs. The code is right as it is, but some types have the wrong
// name. What an excerpt only mentions is declared in Mentioned.

// 1. The receipt printer.
// The till has always printed through a ReceiptPrinter. StarlineDevice comes from the maker of the
// new printer, who doesn't change it for us.
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
// The map takes any TileSource. TileArchive conforms to it, too. Nothing else makes a TileArchive.
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
// The upload button used to call all four parts. Now it calls this. The album and the editor still
// use the parts themselves, and the parts don't know that there is such a type.
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
// The shop takes any PaymentGateway. It gets the one that makeGateway puts together.
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
// Charts and pens are ours. BarChart, LineChart, ScreenPen and PDFPen were written in the same
// week. PieChart and PlotterPen come next. A report draws any chart with any pen.
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
// The hospital's screens take any PatientRecords. RecordCabinet conforms to it, too. Nothing else
// makes a RecordCabinet.
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
// SealedSink encrypts. It holds any ByteSink, too.
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
// The shop has three fees to choose from. There is one way to add them up: this one.
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

// 11. The instruments.
// Instruments and outputs are ours. The first version had Piano, Drums, Speaker and ScoreSheet. The
// next one gets an Organ and a Recorder.
struct Piano: Instrument {
  var output: any NoteOutput

  func play(_ chord: Chord) {
    for note in chord.notes { output.start(note, loudness: chord.loudness) }
    output.wait(beats: chord.beats)
    for note in chord.notes { output.stop(note) }
  }
}

func rehearsal() -> [any Instrument] {
  [Piano(output: ScoreSheet()), Piano(output: Speaker()), Drums(output: Speaker())]
}

// 12. The trip.
// The travel desk used to call all three for each trip. For odd trips it still does. None of the
// three knows this type.
struct TripAdapter {
  let trains: TrainTickets
  let insurance: TravelInsurance
  let diary: TripDiary

  func book(_ trip: Trip) throws -> TripPapers {
    let seat = try trains.reserve(trip.train)
    let policy = insurance.cover(days: trip.days)
    diary.enter(trip, seat: seat)
    return TripPapers(seat: seat, policy: policy)
  }
}

// 13. The chess engine.
// The game takes any ChessEngine, and used to hold the engine itself. Now the engine runs in a
// program of its own, chess-helper, which we wrote only for that. The engine is a ChessEngine
// there, as it was here. The first type is in the game, the second in chess-helper.
struct EngineClient: ChessEngine {
  private let helper = HelperProcess("chess-helper")

  func bestMove(in position: Position) async throws -> Move {
    let answer = try await helper.ask(position.text)
    return try Move(text: answer)
  }
}

struct EngineServer {
  let engine: any ChessEngine

  func answer(to line: String) async throws -> String {
    try await engine.bestMove(in: Position(text: line)).text
  }
}

// 14. The booking form.
final class FormFacade {
  private let day = DayField()
  private let guests = GuestsField()
  private let button = BookButton()

  init() {
    day.form = self
    guests.form = self
  }

  /// Each of the fields calls this when somebody has edited it.
  func changed(_ field: FormField) {
    if field === day { guests.limit = day.freeSeats }
    button.isEnabled = day.isFilled && guests.isFilled
  }
}

// 15. The help panel.
struct Framed: Panel {
  let content: any Panel

  var size: PanelSize { content.size.grown(by: 2) }

  func draw(on screen: TextScreen, at corner: ScreenPoint) {
    content.draw(on: screen, at: corner.moved(by: 1))
    screen.drawBox(size, at: corner)
  }
}

func makeHelp() -> any Panel {
  Framed(content: Scrolled(content: HelpText()))
}

// 16. The route finder.
// RouteFinder is as old as the app: BusRoutes and FootRoutes conform to it. NaviEngine was bought
// last year from another company, which sells it to many.
struct MapFacade: RouteFinder {
  let engine: NaviEngine

  func route(from start: Place, to end: Place) throws(RouteError) -> [Place] {
    let path = engine.solve(start.longitude, start.latitude, end.longitude, end.latitude)
    guard let path else { throw .noWay }
    return path.map { point in Place(latitude: point.y, longitude: point.x) }
  }
}

// 17. The preferences.
// Preferences is ours. It is a class with these three functions, and there is one kind of it.
struct PreferencesWrapper {
  let preferences: Preferences

  func isOn(_ option: Option) -> Bool { preferences.isOn(option) }
  func turnOn(_ option: Option) { preferences.turnOn(option) }
  func turnOff(_ option: Option) { preferences.turnOff(option) }
}

/// The one place where the type above is used.
func startWithSound(_ preferences: Preferences) {
  let wrapper = PreferencesWrapper(preferences: preferences)
  if !wrapper.isOn(.sound) { wrapper.turnOn(.sound) }
}

// 18. The sprites.
// The game takes any SpriteAtlas. LoadedAtlas conforms to it, too, and reads a large file when it
// is created.
final class AtlasProxy: SpriteAtlas {
  private let path: String
  private var atlas: LoadedAtlas?

  init(path: String) { self.path = path }

  func sprite(_ name: String) throws -> Sprite {
    let atlas = try self.atlas ?? LoadedAtlas(path: path)
    self.atlas = atlas
    return try atlas.sprite(name)
  }
}

// 19. The alerts.
// Alerts and channels are ours, and the first of both came with version 1. The alert Digest was
// added in spring, the channel Telephone in autumn. Neither changed a line on the other side.
struct Alarm: Alert {
  let channel: any Channel

  func raise(_ text: String, for person: Person) {
    repeat {
      channel.deliver(text.uppercased(), to: person)
    } while !channel.isAnswered(by: person, withinMinutes: 1)
  }
}

struct Reminder: Alert {
  let channel: any Channel

  func raise(_ text: String, for person: Person) { channel.deliver(text, to: person) }
}

// 20. The next level.
// The level editor uses the same four parts without it. None of them knows it.
struct GameFacade {
  let maps: MapLoader
  let physics: PhysicsWorld
  let team: Team
  let music: MusicBox

  func startLevel(_ number: Int) throws {
    let map = try maps.load(level: number)
    physics.build(map.walls)
    for (hero, gate) in zip(team.heroes, map.gates) { physics.place(hero, at: gate) }
    music.play(map.song)
  }
}
