// About: The technicians use Dome, Mount and Camera by hand as well.
// Answer: facade
// Because: It makes its parts when they are needed, and stops in the rain, as a proxy may. But
// there are three, and nobody who wants a Dome, a Mount or a Camera could be given an Observatory:
// its one call is new. A proxy would have the calls of one of them.
final class Dome {
  func isDry() -> Bool { true }
  func open() throws {}
  func close() {}
}

final class Mount {
  func point(at star: String) throws {}
}

final class Camera {
  func expose(seconds: Int) throws -> [UInt8] { [] }
}

actor Observatory {
  private lazy var dome = Dome()
  private lazy var mount = Mount()
  private lazy var camera = Camera()

  func picture(of star: String) throws -> [UInt8]? {
    guard dome.isDry() else { return nil }
    try dome.open()
    defer { dome.close() }
    try mount.point(at: star)
    return try camera.expose(seconds: 30)
  }
}
