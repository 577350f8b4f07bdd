import BridgePattern
import StepRecording

/// What a client can do with an account.
@MainActor
struct AccountCalls {
  private let name: String
  private let account: Account

  /// Names an account as the client's code does.
  init(_ name: String, _ account: Account) {
    self.name = name
    self.account = account
  }

  /// Goes on with another backend.
  ///
  /// - Parameter name: The backend's name in the client's code.
  func use(_ name: String, _ backend: TracedBackend) -> ClientCall {
    ClientCall("await \(self.name).use(\(name))") {
      await account.use(backend)
      return (.worked("done"), [])
    }
  }
}
