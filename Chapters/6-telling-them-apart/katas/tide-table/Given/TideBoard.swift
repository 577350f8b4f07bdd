/// The board at the quay, which all skippers read.
struct TideBoard {
  /// Who knows when the water is high.
  var source: any TideSource

  /// What stands on the board.
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

  /// The time of day, as 9:05 or 14:30.
  private func time(of water: HighWater) -> String {
    let minutes = water.minute % 60
    return "\(water.minute / 60):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
