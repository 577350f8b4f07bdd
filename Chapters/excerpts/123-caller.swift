// Answer: facade
// Because: Caller has a new, simpler call in front of a directory, a switchboard and a race between
// numbers, each with its own job. The method directory(_:) only stores what the call will use. An
// adapter would give clients a call that they already know.
// After: https://github.com/apple/swift-nio/blob/2.101.3/Sources/NIOPosix/Bootstrap.swift#L1002, ClientBootstrap
final class Caller {
  private let board: Switchboard
  private var directory: (any Directory)?
  private var patience = 10
  private var greet: @Sendable (Line) async throws -> Void = { _ in }

  init(board: Switchboard) {
    self.board = board
  }

  func directory(_ directory: any Directory) -> Self {
    self.directory = directory
    return self
  }

  func call(_ name: String) async throws -> Line {
    let numbers = try await (directory ?? PhoneBook()).numbers(of: name)
    let race = NumberRace(numbers: numbers, seconds: patience)
    let line = try await race.firstAnswer { try await self.board.openLine(to: $0) }
    try await greet(line)
    return line
  }
}
