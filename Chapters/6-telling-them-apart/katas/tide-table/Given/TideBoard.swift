/// The board at the quay that all skippers read.
struct TideBoard {
  /// The source of the times at which the water is high.
  var source: any TideSource

  /// The lines that the board shows.
  func lines(for day: Int, in harbour: String) async -> [String] {
    do {
      let waters = try await source.highWaters(on: day, in: harbour)
      return waters.isEmpty
        ? ["\(harbour) falls dry today."] : waters.map { "\(time(of: $0)) \($0.centimetres) cm" }
    } catch .unknownHarbour(let name) {
      return ["Nobody knows a harbour called \(name)."]
    } catch {
      return ["The tides can't be asked for right now."]
    }
  }

  /// The time of day, such as 9:05 or 14:30.
  private func time(of water: HighWater) -> String {
    let minutes = water.minute % 60
    return "\(water.minute / 60):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
