#if os(Linux)
  import Foundation
  import Glibc
  import ProgramSupport
  import ProxyPattern
  import Remote
  import RemoteProcess
  import Scenario
  import TestSupport
  import Testing

  /// The other process never outlives this process.
  ///
  /// Each test runs a separate process, which prints the server's process ID and then ends.
  @Suite(.endsInTime) struct RemoteLifetimeTests {
    /// The way in which a program ends.
    enum End: String, CaseIterable, Codable {
      case returns, throwsAnError, exits, crashes, isTerminated, isKilled

      var condition: ExitTest.Condition {
        switch self {
        case .returns: .success
        case .throwsAnError: .failure
        case .exits: .exitCode(3)
        case .crashes: .signal(SIGABRT)
        case .isTerminated: .signal(SIGTERM)
        case .isKilled: .signal(SIGKILL)
        }
      }

      func come() throws {
        switch self {
        case .returns: return
        case .throwsAnError: throw SearchError.cancelled
        case .exits: exit(3)
        case .crashes: abort()
        case .isTerminated: _ = kill(getpid(), SIGTERM)
        case .isKilled: _ = kill(getpid(), SIGKILL)
        }
        pause()
      }
    }

    // Since Swift 6.3, a test in another process can capture values.
    #if compiler(>=6.3)
      @Test(arguments: End.allCases)
      func `ends with the program, however the program ends`(_ end: End) async throws {
        let result = await #expect(
          processExitsWith: end.condition, observing: [\.standardOutputContent]
        ) { [end] in
          let search = try await searching()
          try withExtendedLifetime(search) { try end.come() }
        }

        #expect(try serverIsGone(result))
      }
    #endif

    @Test func `ends with a program that exits, even if the server outlives its input`()
      async throws
    {
      let result = await #expect(
        processExitsWith: .exitCode(3), observing: [\.standardOutputContent]
      ) {
        let real = try BuiltPrograms.file("cafe-server").path
        let search = try await searching(
          URL(fileURLWithPath: "/bin/sh"), ["-c", #""$0"; exec sleep 60"#, real])
        withExtendedLifetime(search) { exit(3) }
      }

      #expect(try serverIsGone(result))
    }

    @Test func `ends with a program that is killed while the server is stopped`() async throws {
      let result = await #expect(
        processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
      ) {
        // The system resumes a suspended server when its new parent is in a different session.
        try #require(setsid() > 0)
        let search = try await searching { server in
          // A server that hasn't been suspended when this process ends isn't resumed.
          stopAndWait(server)
        }
        withExtendedLifetime(search) { _ = kill(getpid(), SIGKILL) }
        pause()
      }

      #expect(try serverIsGone(result))
    }
  }

  /// A proxy whose server has answered. The server's process ID is printed.
  private func searching(
    _ program: URL? = nil, _ arguments: [String] = [], _ act: (pid_t) -> Void = { _ in }
  ) async throws -> RemoteSearch {
    let pipe = PipeWatch()
    let server = ServerProgram(
      try program ?? BuiltPrograms.file("cafe-server"), arguments, watch: pipe.note)
    let search = RemoteSearch(server: server, session: .signedIn)
    _ = try await search.search(.coffeeNearby)
    for process in pipe.processes {
      act(process)
      let line = "server \(process)\n"
      write(1, line, line.utf8.count)
    }
    return search
  }

  private func serverIsGone(_ result: ExitTest.Result?) throws -> Bool {
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let servers = text.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /server (\d+)/).map { $0.1 }
    }
    #expect(servers.count == 1)
    return servers.allSatisfy { !isAlive(group: Data("\($0)\n".utf8)) }
  }
#endif
