// The other types that excerpts 11 to 20 use. They contain only what the excerpts need.

// 11. The instruments.

/// A kind of instrument.
protocol Instrument {
  func play(_ chord: Chord)
}

/// Another kind of instrument.
struct Drums: Instrument {
  var output: any NoteOutput

  func play(_ chord: Chord) {
    for note in chord.notes { output.start(note, loudness: 1) }
  }
}

struct Chord {
  /// The numbers of the keys, starting at 1.
  var notes: [Int]
  var beats: Int
  var loudness: Double
}

/// A kind of output: the few operations that all instruments need.
protocol NoteOutput {
  func start(_ note: Int, loudness: Double)
  func stop(_ note: Int)
  func wait(beats: Int)
}

struct Speaker: NoteOutput {
  func start(_ note: Int, loudness: Double) {}
  func stop(_ note: Int) {}
  func wait(beats: Int) {}
}

struct ScoreSheet: NoteOutput {
  func start(_ note: Int, loudness: Double) {}
  func stop(_ note: Int) {}
  func wait(beats: Int) {}
}

// 12. The trip.

struct Trip {
  var train: String
  var days: Int
}

struct TripPapers {
  var seat: Int
  var policy: Int
}

final class TrainTickets {
  func reserve(_ train: String) throws -> Int { 1 }
}

final class TravelInsurance {
  func cover(days: Int) -> Int { 1 }
}

final class TripDiary {
  func enter(_ trip: Trip, seat: Int) {}
}

// 13. The chess engine.

/// A chess program that the game can play against.
protocol ChessEngine {
  func bestMove(in position: Position) async throws -> Move
}

struct Position {
  var text: String
}

struct Move {
  let text: String

  init(text: String) throws(MoveError) {
    guard text.count == 4 else { throw .unreadable(text) }
    self.text = text
  }
}

enum MoveError: Error {
  case unreadable(String)
}

/// A running program that reads a line and then writes a line.
struct HelperProcess {
  init(_ program: String) {}

  func ask(_ line: String) async throws -> String { "e2e4" }
}

// 14. The booking form.

/// A field of the booking form.
class FormField {
  weak var form: FormFacade?
  var isFilled = false

  /// Handles an edit of the field.
  func edit() {
    isFilled = true
    form?.changed(self)
  }
}

final class DayField: FormField {
  var freeSeats = 0
}

final class GuestsField: FormField {
  var limit = 0
}

final class BookButton {
  var isEnabled = false
}

// 15. The help panel.

/// Something that can be drawn.
protocol Panel {
  var size: PanelSize { get }
  func draw(on screen: TextScreen, at corner: ScreenPoint)
}

struct HelpText: Panel {
  var size: PanelSize { PanelSize(width: 40, height: 12) }
  func draw(on screen: TextScreen, at corner: ScreenPoint) {}
}

/// A panel with a scroll bar.
struct Scrolled: Panel {
  let content: any Panel

  var size: PanelSize { content.size }
  func draw(on screen: TextScreen, at corner: ScreenPoint) { content.draw(on: screen, at: corner) }
}

struct PanelSize {
  var width: Int
  var height: Int

  func grown(by cells: Int) -> PanelSize {
    PanelSize(width: width + cells, height: height + cells)
  }
}

struct ScreenPoint {
  var x: Int
  var y: Int

  func moved(by cells: Int) -> ScreenPoint { ScreenPoint(x: x + cells, y: y + cells) }
}

final class TextScreen {
  func drawBox(_ size: PanelSize, at corner: ScreenPoint) {}
}

// 16. The route finder.

/// Finds a way from one place to another.
protocol RouteFinder {
  func route(from start: Place, to end: Place) throws(RouteError) -> [Place]
}

struct BusRoutes: RouteFinder {
  func route(from start: Place, to end: Place) throws(RouteError) -> [Place] { [start, end] }
}

struct FootRoutes: RouteFinder {
  func route(from start: Place, to end: Place) throws(RouteError) -> [Place] { [start, end] }
}

struct Place {
  var latitude: Double
  var longitude: Double
}

enum RouteError: Error {
  case noWay
}

/// The other company's engine. It takes x and y, which are longitude and latitude.
final class NaviEngine {
  func solve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [NaviPoint]? { nil }
}

/// The other company's point.
struct NaviPoint {
  var x: Double
  var y: Double
}

// 17. The preferences.

/// The options that somebody has turned on or off.
final class Preferences {
  private var on: Set<Option> = []

  func isOn(_ option: Option) -> Bool { on.contains(option) }
  func turnOn(_ option: Option) { on.insert(option) }
  func turnOff(_ option: Option) { on.remove(option) }
}

enum Option {
  case sound
  case music
}

// 18. The sprites.

/// A source of the game's pictures.
protocol SpriteAtlas {
  func sprite(_ name: String) throws -> Sprite
}

/// All the game's pictures, read from a file.
final class LoadedAtlas: SpriteAtlas {
  init(path: String) throws {}

  func sprite(_ name: String) throws -> Sprite { Sprite() }
}

struct Sprite {
  var pixels: [UInt8] = []
}

// 19. The alerts.

/// A kind of alert.
protocol Alert {
  func raise(_ text: String, for person: Person)
}

/// A kind of channel: the few operations that all alerts need.
protocol Channel {
  func deliver(_ text: String, to person: Person)
  func isAnswered(by person: Person, withinMinutes minutes: Int) -> Bool
}

struct Person {
  var number: Int
}

// 20. The next level.

struct LevelMap {
  var walls: [String] = []
  var gates: [String] = []
  var song = ""
}

final class MapLoader {
  func load(level: Int) throws -> LevelMap { LevelMap() }
}

final class PhysicsWorld {
  func build(_ walls: [String]) {}
  func place(_ hero: String, at gate: String) {}
}

final class Team {
  var heroes: [String] = []
}

final class MusicBox {
  func play(_ song: String) {}
}
