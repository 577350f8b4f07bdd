// About: A match takes any two Players: humans, programs, and the closures that timed(_:report:)
// returns.
// Answer: decorator
// Because: There is no wrapper type, but a closure has an interface, too. timed(_:report:) takes a
// Player and returns a Player, which asks the inner Player for every move and measures the time. If
// the outer Player repeated earlier moves without asking, it would be a proxy.
struct Board: Sendable {
  var fields = Array(repeating: 0, count: 9)
}

typealias Player = @Sendable (Board) async -> Int

func timed(
  _ player: @escaping Player,
  report: @escaping @Sendable (Duration) -> Void
) -> Player {
  { board in
    let clock = ContinuousClock()
    let start = clock.now
    let field = await player(board)
    report(clock.now - start)
    return field
  }
}

func match(_ first: Player, against second: Player) async -> Board {
  var board = Board()
  board.fields[await first(board)] = 1
  board.fields[await second(board)] = 2
  return board
}
