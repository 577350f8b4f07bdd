// About: The technicians also use Dome, Mount and Camera by hand.
// Answer: facade
// Because: Observatory creates its parts when it needs them, and refuses in the rain, as a proxy
// may. But it has three parts, and its one call is new: nobody could use an Observatory instead
// of a Dome, a Mount or a Camera. A proxy would have the calls of one of them.
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
