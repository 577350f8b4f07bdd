// Ten more excerpts. Mentioned11to20.swift declares the other types that these excerpts use.

// 11. The instruments.
// Instruments and outputs are our own types. The first version had the instruments Piano and Drums,
// and the outputs Speaker and ScoreSheet. The next version gets the instrument Organ and the output
// AudioFile.
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
// The travel desk used to call all three parts for each trip. For unusual trips, it still calls
// them directly. None of the parts knows this type.
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
// The game takes any ChessEngine. It used to hold the engine object. Now the engine runs in a
// separate program, chess-helper, which we wrote only for this purpose. There, the engine conforms
// to ChessEngine, too. EngineClient is part of the game. EngineServer is part of chess-helper.
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

  /// Each field calls this function after an edit.
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
// RouteFinder is as old as the app. BusRoutes and FootRoutes conform to it. Last year, we bought
// NaviEngine from a different company, which sells this engine to many customers.
struct MapFacade: RouteFinder {
  let engine: NaviEngine

  func route(from start: Place, to end: Place) throws(RouteError) -> [Place] {
    let path = engine.solve(start.longitude, start.latitude, end.longitude, end.latitude)
    guard let path else { throw .noWay }
    return path.map { point in Place(latitude: point.y, longitude: point.x) }
  }
}

// 17. The preferences.
// Preferences is our own class. It also has the three functions below. There is no other kind of
// preferences.
struct PreferencesWrapper {
  let preferences: Preferences

  func isOn(_ option: Option) -> Bool { preferences.isOn(option) }
  func turnOn(_ option: Option) { preferences.turnOn(option) }
  func turnOff(_ option: Option) { preferences.turnOff(option) }
}

/// The only place that uses the type above.
func startWithSound(_ preferences: Preferences) {
  let wrapper = PreferencesWrapper(preferences: preferences)
  if !wrapper.isOn(.sound) { wrapper.turnOn(.sound) }
}

// 18. The sprites.
// The game takes any SpriteAtlas. LoadedAtlas, whose initializer reads a large file, also conforms
// to this protocol.
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
// Alerts and channels are our own types. Version 1 already had alerts and channels. We added the
// alert Digest in spring, and changed no channel. We added the channel Telephone in fall, and
// changed no alert.
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
// The level editor uses the same four parts without this type. None of the parts knows the type.
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
