import CafeService
import FakeNetwork
import Foundation
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import StepRecording

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The same two screens, with the search subject in a separate process.
@MainActor
struct OtherProcess {
  private let pipe = Log()
  private let processes = Log()
  private let login: LoginScreen
  private let search: SearchScreen

  /// - Parameters:
  ///   - server: The executable of the program that searches.
  ///   - arguments: The program's arguments.
  init(server: URL, _ arguments: [String] = []) {
    let program = ServerProgram(server, arguments) { [pipe, processes] process, line in
      pipe.write(line)
      processes.write("\(process)")
    }
    let network = Network()
    let proxy = GuardedService.remote(server: program) { Service(network: network) }
    login = LoginScreen(service: proxy)
    search = SearchScreen(client: proxy)
  }

  /// Searches, kills the other process during a second search, and searches again.
  func lines() async -> [String] {
    await logIn()
    var lines = ["the same screens, with a separate search process (this process is \(getpid())):"]
    lines += await told("a search, answered by") { await show() }
    lines += await told("a search interrupted by the end of") { await showWhileItIsKilled() }
    lines += await told("the next search, answered by") { await show() }
    return lines
  }

  /// Searches while the backend is down and the other process works.
  func linesOfAnOutage() async -> [String] {
    await logIn()
    return await told("a search while the backend is down, answered by") { await show() }
  }

  private func logIn() async {
    await login.logIn(email: "user@example.com", password: "password")
  }

  private func show() async {
    await search.show("coffee", near: "Harbor Square")
  }

  private func showWhileItIsKilled() async {
    guard let process = processes.lines.last.flatMap(pid_t.init) else { return }
    // The process is suspended first, so that it can't answer before it is killed.
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

  private func told(_ title: String, _ act: () async -> Void) async -> [String] {
    let crossed = pipe.lines.count
    await act()
    let process = processes.lines.last.map { "process \($0)" }
    return ["\(title) \(process ?? "a process that couldn't be started"):"]
      + pipe.lines.dropFirst(crossed).map { "  " + shortened($0) }
      + search.lines.map { "  user sees \($0)" }
  }

  /// Shortens a long line to its beginning and end, so that it fits in a terminal.
  private func shortened(_ line: String) -> String {
    line.count > 74 ? line.prefix(50) + " ... " + line.suffix(19) : line
  }
}
