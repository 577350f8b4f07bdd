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
