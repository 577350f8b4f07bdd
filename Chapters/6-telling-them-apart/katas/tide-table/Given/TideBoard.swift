/// The board at the quay, which all skippers read.
struct TideBoard {
  /// The source of the high-water times.
  var source: any TideSource

  /// The lines that the board shows.
  func lines(for day: Int, in harbor: String) async -> [String] {
    do {
      let waters = try await source.highWaters(on: day, in: harbor)
      return waters.isEmpty
        ? ["\(harbor) falls dry today."] : waters.map { "\(time(of: $0)) \($0.centimeters) cm" }
    } catch .unknownHarbor(let name) {
      return ["Nobody knows a harbor called \(name)."]
    } catch {
      return ["The tides aren't available right now."]
    }
  }

  /// The time of day, such as 9:05 or 14:30.
  private func time(of water: HighWater) -> String {
    let minutes = water.minute % 60
    return "\(water.minute / 60):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
