import Foundation
import Processes
import TestSupport
import Testing
import Transcripts

/// What the program `proxy` shows about a subject in a separate process.
@Suite(.endsInTime) struct OtherProcessTests {
  private static func scene() async throws -> [String] {
    let notes = try await Run.transcript("proxy").notes
    let start = try #require(notes.firstIndex { $0.hasPrefix("the same screens") })
    return Array(notes[start...])
  }

  private static func processes(in scene: [String]) -> [String] {
    scene.compactMap { line in line.firstMatch(of: /process (\d+):/).map { String($0.1) } }
  }

  @Test func `shows a server that is killed, and a new server in its place`() async throws {
    let scene = try await Self.scene()
    let processes = Self.processes(in: scene)
    let own = try #require(scene.first?.firstMatch(of: /this process is (\d+)/)).1

    #expect(processes.count == 4)
    #expect(processes[0] == processes[1])
    #expect(Set(processes).count == 3)
    #expect(!processes.contains(String(own)))
  }

  @Test func `shows the same cafés as a search within one process`() async throws {
    let cafes = try await Run.cell(.search, "proxy").shows
    let scene = try await Self.scene()
    let seen = scene.filter { $0.hasPrefix("  user sees ") }.map { String($0.dropFirst(12)) }

    #expect(seen.prefix(3) == cafes[...])
    #expect(seen.dropLast().suffix(3) == cafes[...])
  }

  @Test func `shows which side failed`() async throws {
    let failures = try await Self.scene().filter {
      $0.contains("user sees Search is down") || $0.contains("failed (")
    }

    #expect(
      failures == [
        "  user sees The search helper failed (cafe-server was ended by signal 9 (SIGKILL)). "
          + "Please try again.",
        "  user sees Search is down (connection lost). Try again in a minute.",
      ])
  }

  @Test func `shows the lines on the pipe, without the token`() async throws {
    let crossed = try await Self.scene().compactMap { line in
      line.firstMatch(of: /^ +(->|<-) (.*)$/).map { "\($0.1) \($0.2.prefix(18))" }
    }

    #expect(crossed.count { $0 == #"-> {"email":"user@exa"# } == 3)
    #expect(crossed.count { $0 == #"-> {"id":1,"search":{"# } == 3)
    #expect(crossed.count { $0 == #"-> {"id":2,"search":{"# } == 1)
    #expect(crossed.count { $0 == #"<- {"version":1}"# } == 3)
    #expect(crossed.count { $0 == #"<- {"answer":[{"locat"# } == 2)
    #expect(crossed.count { $0 == #"<- {"error":{"name":""# } == 1)
    #expect(crossed.count == 13)
  }

  @Test func `fits on a terminal, with the number at the end of each answer`() async throws {
    let scene = try await Self.scene()
    let answers = scene.filter { $0.contains("<- {\"answer\"") }

    // The program indents its notes by two columns.
    #expect(scene.filter { !$0.contains("sees") }.allSatisfy { $0.count <= 78 })
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0.hasSuffix(#""id":1}"#) })
  }

  @Test func `leaves no server running`() async throws {
    let processes = Self.processes(in: try await Self.scene())

    #expect(processes.allSatisfy { !isAlive(group: Data("\($0)\n".utf8)) })
  }
}
