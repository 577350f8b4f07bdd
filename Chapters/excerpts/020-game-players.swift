// About: A match takes any two Players, be it a human, a program or what timed gives back.
// Answer: decorator
// Because: There is no type, but a closure has an interface, too: Player goes in, and a Player
// comes out that asks it for every move and takes the time besides. If it knew the first moves by
// heart, and made them without asking, it would be a proxy.
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
