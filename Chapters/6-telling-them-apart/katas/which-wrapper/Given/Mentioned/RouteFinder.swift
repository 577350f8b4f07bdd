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

/// The other company's engine. It wants x and y, which are longitude and latitude.
final class NaviEngine {
  func solve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [NaviPoint]? { nil }
}

/// The other company's point.
struct NaviPoint {
  var x: Double
  var y: Double
}
