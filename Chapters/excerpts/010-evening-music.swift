// About: Both protocols are ours. One Shelf has files, and one has songs from a streaming service.
// Answer: bridge
// Because: There are several types of Programme and of Shelf, and each Programme works with each
// Shelf. A Programme builds its evening from small calls. If Shelf had evening(songs:), a Shelf
// that asks another Shelf and adds something would be a decorator.
protocol Shelf: Sendable {
  func titles(of genre: String) async throws -> [String]
  func plays(of title: String) async throws -> Int
}

protocol Programme: Sendable {
  func evening(songs: Int) async throws -> [String]
}

struct HitParade: Programme {
  let shelf: any Shelf, genre: String

  func evening(songs: Int) async throws -> [String] {
    var plays: [String: Int] = [:]
    for title in try await shelf.titles(of: genre) {
      plays[title] = try await shelf.plays(of: title)
    }
    return plays.sorted { $0.value > $1.value }.prefix(songs).map(\.key)
  }
}

struct DanceNight: Programme {
  let shelf: any Shelf

  func evening(songs: Int) async throws -> [String] {
    async let slow = shelf.titles(of: "waltz")
    async let fast = shelf.titles(of: "salsa")
    return try await zip(slow, fast).flatMap { [$0, $1] }.suffix(songs)
  }
}
