import Foundation
import Network
import ProxyPattern
import Remote
import Scenario
import Service
import Walk

/// The same two screens, with the subject that searches in another process.
@MainActor
struct OtherProcess {
  private let pipe = Log()
  private let processes = Log()
  private let login: LoginScreen
  private let search: SearchScreen

  /// - Parameter server: The file of the program that searches.
  init(server: URL) {
    let program = ServerProgram(server) { [pipe, processes] line in
      pipe.write("\(line)")
      processes.write("\(line.process)")
    }
    let network = Network()
    let proxy = GuardedService.remote(server: program) { Service(network: network) }
    login = LoginScreen(service: proxy)
    search = SearchScreen(client: proxy)
  }

  /// Searches, loses the other process in the middle of a search, and searches again.
  func lines() async -> [String] {
    await login.logIn(email: "user@example.com", password: "password")
    var lines = ["the same screens, with the search in another process than this one, \(getpid()):"]
    lines += await watched("a search, by process") { await show() }
    lines += await watched("a search that ends with process") { await showWhileItIsKilled() }
    lines += await watched("the next search, by process") { await show() }
    return lines
  }

  private func show() async {
    await search.show("coffee", near: "Harbour Square")
  }

  private func showWhileItIsKilled() async {
    guard let process = processes.lines.last.flatMap(pid_t.init) else { return }
    // Stopped first, so that it can't answer before it is killed.
    kill(process, SIGSTOP)
    var stop = siginfo_t()
    waitid(P_PID, id_t(process), &stop, WSTOPPED | WNOWAIT)
    let crossed = pipe.lines.count
    let search = Task { await show() }
    for _ in 1...5000 where pipe.lines.count == crossed {
      try? await Task.sleep(for: .milliseconds(1))
    }
    kill(process, SIGKILL)
    await search.value
  }

  private func watched(_ title: String, _ act: () async -> Void) async -> [String] {
    let crossed = pipe.lines.count
    await act()
    let process = processes.lines.last ?? "none"
    return ["\(title) \(process):"]
      + pipe.lines.dropFirst(crossed).map { "  \($0.count > 80 ? $0.prefix(76) + " ..." : $0)" }
      + search.lines.map { "  sees \($0)" }
  }
}
