/// Where the game's pictures come from.
protocol SpriteAtlas {
  func sprite(_ name: String) throws -> Sprite
}

/// All pictures of the game, read from a file.
final class LoadedAtlas: SpriteAtlas {
  init(path: String) throws {}

  func sprite(_ name: String) throws -> Sprite { Sprite() }
}

struct Sprite {
  var pixels: [UInt8] = []
}
