/// What the screens ask for the weather.
protocol WeatherSource {
  func weather(on day: Day) throws(WeatherError) -> Weather
}

struct Day {
  /// The number of the day in its year, from 1 on.
  var number: Int
}

struct Weather {
  var celsius: Double
  var kilometresPerHour: Double
}

enum WeatherError: Error {
  case notMeasured
}

/// The driver of the weather station, by the station's maker.
final class WSStation {
  func readSample(dayOfYear: Int) -> WSSample? { nil }
}

/// What the weather station measures, in the units of its maker.
struct WSSample {
  var fahrenheit: Double
  var knots: Double
}
