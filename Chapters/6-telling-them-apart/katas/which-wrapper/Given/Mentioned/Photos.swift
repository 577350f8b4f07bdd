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
  /// Keeps a photo, and says where.
  func save(_ photo: Photo) throws -> String { "" }
}

final class PhotoFeed {
  func announce(_ address: String, title: String) {}
}
