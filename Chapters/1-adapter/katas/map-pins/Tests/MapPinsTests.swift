import Scenario
import TestSupport
import Testing

// Replaced during grading: "Anchor", "Ebb", "Blue Cup", "Nowhere".

@Suite(.kata()) struct MapPinsTests {
  // The register as a source of cafés.

  @Test func `turns each entry into a café, in the register's order`() async throws {
    let register = RecordingRegister(
      zip(["Low", "High", "High", "None"], [1.5, 5, 5, 0]).map { name, stars in
        RegisterEntry(name: name, stars: stars, east: 10.11, north: 54.31)
      })

    let cafes = try await cafes(in: register)

    #expect(cafes.map(\.name) == ["Low", "High", "High", "None"])
    #expect(cafes.map(\.rating) == [1.5, 5, 5, 0])
  }

  @Test func `reads each café's location, in all parts of the world`() async throws {
    let register = RecordingRegister([
      RegisterEntry(name: "Anchor Coffee", stars: 3.9, east: 10.1101, north: 54.3034),
      RegisterEntry(name: "Ebb", stars: 3.5, east: -4.14, north: 50.36),
      RegisterEntry(name: "Long White", stars: 4.5, east: 174.78, north: -41.29),
      RegisterEntry(name: "Ice", stars: 4.1, east: 15.63, north: 78.22),
    ])

    let cafes = try await cafes(in: register)

    #expect(
      cafes.map(\.location) == [
        Coordinate(latitude: 54.3034, longitude: 10.1101),
        Coordinate(latitude: 50.36, longitude: -4.14),
        Coordinate(latitude: -41.29, longitude: 174.78),
        Coordinate(latitude: 78.22, longitude: 15.63),
      ])
  }

  @Test(arguments: nowhere)
  func `leaves out only cafés without a location`(
    _ nowhere: RegisterEntry
  ) async throws {
    let register = RecordingRegister([.anchor, nowhere, .blueCup, nowhere])

    let cafes = try await cafes(in: register)

    #expect(cafes.map(\.name) == ["Anchor Coffee", "Blue Cup"])
  }

  @Test(arguments: [(0, 51.48), (-78.46, 0), (0, 0)])
  func `keeps a café with a 0 in its position`(_ east: Double, _ north: Double) async throws {
    let register = RecordingRegister([
      RegisterEntry(name: "Zero", stars: 4, east: east, north: north)
    ])

    let cafes = try await cafes(in: register)

    #expect(cafes.map(\.location) == [Coordinate(latitude: north, longitude: east)])
  }

  @Test func `reads the register once for each call`() async throws {
    let register = RecordingRegister([.anchor])
    let source: any CafeSource = RegisterCafes(register)
    _ = try await cafes(of: source)
    register.add(.blueCup)

    let cafes = try await cafes(of: source)

    #expect(cafes.map(\.name) == ["Anchor Coffee", "Blue Cup"], "the added café is missing")
    #expect(register.timesRead == 2, "read the register once for each call")
  }

  // The map of a register in which some cafés have no location.

  @Test(arguments: nowhere)
  func `shows a pin for each café that has a location`(_ nowhere: RegisterEntry) async throws {
    let zero = RegisterEntry(name: " CAFÉ Null ", stars: 4, east: 0, north: 0)
    let register = RecordingRegister([.blueCup, nowhere, .anchor, zero, .blueCup])

    let pins = try await show(register) { $0.pins() }

    let blueCup = BusinessMapViewModel(
      title: "Blue Cup", rating: "4.4",
      coordinate: Coordinate(latitude: 54.3040, longitude: 10.1078))
    #expect(
      pins == [
        blueCup,
        BusinessMapViewModel(
          title: "Anchor Coffee", rating: "3.9",
          coordinate: Coordinate(latitude: 54.3034, longitude: 10.1101)),
        BusinessMapViewModel(
          title: " CAFÉ Null ", rating: "4.0", coordinate: Coordinate(latitude: 0, longitude: 0)),
        blueCup,
      ], "keep the register's order and its duplicates")
  }

  @Test(arguments: nowhere)
  func `lists every distance, even after a café without a location`(
    _ nowhere: RegisterEntry
  ) async throws {
    let here = RegisterEntry(name: "Harbor", stars: 4, east: 10.1092, north: 54.3027)
    let register = RecordingRegister([nowhere, .blueCup, nowhere, .anchor, here, .blueCup])

    let lines = try await show(register) { $0.distances() }

    #expect(
      lines == ["Blue Cup: 171 m", "Anchor Coffee: 97 m", "Harbor: 0 m", "Blue Cup: 171 m"],
      "round to whole meters, and keep the register's order")
  }

  @Test(arguments: nowhere)
  func `names the nearest café first, and leaves out cafés without a location`(
    _ nowhere: RegisterEntry
  ) async throws {
    // In degrees, this café is the nearest. But a degree north is longer here than a degree east.
    let north = RegisterEntry(name: "Pier Nine", stars: 3, east: 10.1092, north: 54.3037)
    let register = RecordingRegister([.blueCup, nowhere, .anchor, north, .blueCup])

    let names = try await show(register) { $0.nearestFirst() }

    #expect(names == ["Anchor Coffee", "Pier Nine", "Blue Cup", "Blue Cup"])
  }

  @Test(arguments: nowhere)
  func `has a frame around your position and every café with a location`(
    _ nowhere: RegisterEntry
  ) async throws {
    let register = RecordingRegister([nowhere, .anchor, .blueCup])

    let frame = try await show(register) { $0.frame() }

    let southWest = Coordinate(latitude: 54.3027, longitude: 10.1078)
    let northEast = Coordinate(latitude: 54.3040, longitude: 10.1101)
    #expect(frame.southWest == southWest)
    #expect(frame.northEast == northEast)
  }

  @Test func `shows no café when no café has a location`() async throws {
    let register = RecordingRegister(Self.nowhere)

    let shown = try await show(register) { map in
      map.pins().map(\.title) + map.distances() + map.nearestFirst()
    }
    let frame = try await show(register) { $0.frame() }

    #expect(shown == [])
    #expect(frame == MapFrame(around: .harborSquare))
  }

  @Test func `reads the register once for everything that the map shows`() async throws {
    let register = RecordingRegister([.anchor, .blueCup])

    let timesRead = try await show(register) { map in
      let early = register.timesRead
      _ = (map.pins(), map.distances(), map.nearestFirst(), map.frame())
      return [early, register.timesRead]
    }

    #expect(timesRead == [1, 1], "read the register when the map is made, not later")
  }

  @Test func `shows the cafés of any source`() async throws {
    let names = await promptly(within: .seconds(3)) {
      CafeMap(of: Quay(), from: .harborSquare).nearestFirst()
    }

    #expect(names == ["On the quay"])
  }

  // The next two tests read your file. The second also checks the map.

  @Test func `doesn't mention the register in the map`() throws {
    let source = try sourceOfExercise()
    let map = source.declarations(of: "CafeMap").filter { !$0.hasPrefix("extension") }.joined()

    let sources = source.code.matches(of: /(\w+)\s*:[^{}()=]*\bCafeSource\b[^{}()=]*\{/)
    let words = map.matches(of: /\w*[Rr]egister\w*/).map { String($0.output) }
    #expect(words == [], "the map still contains these words, between its braces")
    #expect(map.contains("CafeSource"), "the map should take any `CafeSource`")
    #expect(sources.map(\.1) == ["RegisterCafes"], "only the adapter should be a source")
  }

  @Test func `unwraps no optionals in the map`() async throws {
    let map = try sourceOfExercise().declarations(of: "CafeMap").joined()

    let unwrapping =
      /\b(?:if|guard|while)\s+(?:case\s+)?(?:let|var)\b|\?\?|\w*[\w)\]}>][?!](?!=)|\bnil\b|\bOptional\b|\.some\b|\.none\b|\b(?:compactMap|flatMap)\b/
    let found = map.matches(of: unwrapping).map { String($0.output) }
    let withHoles = try await kept(of: [.anchor] + Self.nowhere)
    let withoutHoles = try await kept(of: [.anchor])
    let ofHoles = withHoles.filter { !withoutHoles.contains($0) }
    #expect(found == [], "a café's location is never nil, so the map needn't unwrap it")
    #expect(ofHoles == [], "the map stores data of a café without a location")
    #expect(!withHoles.joined().contains("(Function)"), "the map stores a closure")
  }

  /// Entries that nobody can find on a map.
  private static let nowhere = [
    RegisterEntry(name: "Nowhere", stars: 5, east: nil, north: nil),
    RegisterEntry(name: "Somewhere in the north", stars: 5, east: nil, north: 54.3),
    RegisterEntry(name: "Somewhere in the east", stars: 5, east: 10.1, north: nil),
  ]

  /// The cafés that a map gets from a register.
  private func cafes(in register: RecordingRegister) async throws -> [Business] {
    try await cafes(of: RegisterCafes(register))
  }

  private func cafes(of source: any CafeSource) async throws -> [Business] {
    try #require(
      await promptly(within: .seconds(3)) { source.cafes() }, "the adapter never answered")
  }

  /// What a register's map shows from Harbor Square.
  private func show<Shown: Sendable>(
    _ register: RecordingRegister, _ look: @escaping @Sendable (CafeMap) -> Shown
  ) async throws -> Shown {
    try #require(
      await promptly(within: .seconds(3)) {
        look(CafeMap.inTheWindow(with: register, at: .harborSquare))
      }, "the map was never finished")
  }

  /// The properties of a register's map, line by line.
  private func kept(of entries: [RegisterEntry]) async throws -> [Substring] {
    try await show(RecordingRegister(entries)) { map in
      var text = ""
      dump(map, to: &text)
      return text.split(separator: "\n").map { $0.drop { $0 == " " } }
    }
  }
}

/// A source that is also a register. A map that takes any source doesn't call `entries()`.
private struct Quay: CafeSource, TownRegister {
  func cafes() -> [Business] {
    [
      Business(
        name: "On the quay", rating: 4, location: Coordinate(latitude: 54.3, longitude: 10.1))
    ]
  }

  func entries() -> [RegisterEntry] { [.anchor] }
}

extension RegisterEntry {
  /// The two sample cafés that are nearest to Harbor Square.
  fileprivate static let anchor = RegisterEntry(
    name: "Anchor Coffee", stars: 3.9, east: 10.1101, north: 54.3034)
  fileprivate static let blueCup = RegisterEntry(
    name: "Blue Cup", stars: 4.4, east: 10.1078, north: 54.3040)
}
