import Scenario

/// The screen on a table. This class is finished, and works with any desk.
@MainActor
final class TableScreen {
  private static let invitation = "Join the coffee club!"

  /// The text that a guest reads.
  private(set) var line = TableScreen.invitation

  private let desk: any ClubDesk
  private var joining: Task<Void, Never>?

  /// Creates a screen that lets guests join at this desk.
  init(desk: any ClubDesk) {
    self.desk = desk
  }

  /// A guest taps `Join`.
  func join(_ guest: Credentials) {
    line = "One moment, please."
    joining = Task { line = await answer(to: guest) }
  }

  /// The guest gets up and leaves the table.
  func leave() {
    joining?.cancel()
  }

  /// Waits until the screen is free.
  func isFree() async {
    await joining?.value
  }

  private func answer(to guest: Credentials) async -> String {
    do {
      let card = try await desk.join(guest)
      return "Welcome, \(card.member)!"
    } catch {
      return words(for: error)
    }
  }

  private func words(for error: JoinError) -> String {
    switch error {
    case .cancelled: Self.invitation
    case .refused: "Check your e-mail address and your password."
    case .noConnection: "No connection. Try again in a minute."
    case .noEmail: "We need your e-mail address. Ask at the counter."
    case .failed(let reason): "Please tell our staff: \(reason)."
    }
  }
}
