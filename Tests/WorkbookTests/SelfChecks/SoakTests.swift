import CommandLineSupport
import Foundation
import Processes
import ServerFaults
import Testing

@testable import SelfChecks

/// The soak itself: it has to notice what it is there for.
@Suite struct SoakTests {
  @Test func `is good when no promise is broken, nothing is left, and a call was timed`() {
    #expect(report().isGood)
    #expect(
      report().text.hasSuffix(
        """
        killed before a call                 1
        children 0 before, 0 after; open files 9 before, 9 after
        a call takes 50 µs in this process, 201 µs in another: 4 times as long
        1 rounds, 2 servers killed, 0 promises broken, in 3 s (seed 7)

        """))
  }

  @Test func `isn't good when a promise is broken, and says which and how often`() {
    var report = report()
    for _ in 1...2 { report.add(.exitsAtOnce, .init(kills: 1, brokenPromises: ["it hangs"])) }

    #expect(!report.isGood)
    #expect(
      report.text.contains(
        "exits at once                        2\n    2 times: it hangs\n"))
  }

  @Test func `isn't good when a process or a file is left`() {
    var report = report()
    report.after = Resources(children: 1, files: 9)
    #expect(!report.isGood)
    report.after = Resources(children: 0, files: 10)
    #expect(!report.isGood)
  }

  @Test func `isn't good when it couldn't look`() {
    var report = report()
    report.roundTrip = nil
    #expect(!report.isGood)
    #expect(report.text.contains("no call could be timed\n"))
    #expect(!SoakReport(seed: 7).isGood)
  }

  // Other tests have children and open files at the same time, so this can only count at least.
  @Test func `counts the children and the open files that there are`() throws {
    let files = try (1...20).map { _ in
      try FileHandle(forReadingFrom: URL(fileURLWithPath: #filePath))
    }
    let sleep = ChildProcess(URL(fileURLWithPath: "/bin/sleep"), ["60"])
    let peer = try LineProcess(sleep, longestLine: 80) { _ in Deaf() }
    let counted = withExtendedLifetime(peer) { Resources.count() }
    for file in files { try file.close() }

    #expect(counted.children > 0)
    #expect(counted.files > files.count)
  }

  @Test func `says at once what a server breaks that only echoes`() async throws {
    let options = try #require(try SoakOptions(["--rounds", "1000", "--seed", "7"]))
    let check = SoakCheck(options: options, server: URL(fileURLWithPath: "/bin/cat"))

    let report = try await check.run { _ in }

    #expect(!report.isGood)
    #expect(report.rounds == 1)
    #expect(
      report.text.contains(
        "a later call brought failure(The search helper failed (cafe-server wrote an answer that "
          + "can't be read)."))
  }

  @Test func `needs the server`() async throws {
    let options = try #require(try SoakOptions([]))
    let check = SoakCheck(options: options, server: URL(fileURLWithPath: "/nowhere/cafe-server"))

    await #expect(
      throws: ProgramError(
        "there is no '/nowhere/cafe-server': build it with 'swift build'", status: 69)
    ) {
      try await check.run { _ in }
    }
  }

  @Test func `repeats the order of a seed`() {
    var (one, two, other) = (SeededNumbers(7), SeededNumbers(7), SeededNumbers(8))
    let numbers = (1...5).map { _ in one.next() }

    #expect(numbers == (1...5).map { _ in two.next() })
    #expect(numbers != (1...5).map { _ in other.next() })
  }

  /// A report in which all is well.
  private func report() -> SoakReport {
    var report = SoakReport(seed: 7)
    report.add(.killedBeforeACall, .init(kills: 2, brokenPromises: []))
    report.before = Resources(children: 0, files: 9)
    report.after = Resources(children: 0, files: 9)
    report.duration = .seconds(3)
    report.roundTrip = RoundTrip(inside: .microseconds(50), outside: .microseconds(201))
    return report
  }
}

private struct Deaf: LineListener {
  func sent(_ line: [UInt8]) {}
  func received(_ line: [UInt8]) -> String? { nil }
  func timePassed() -> [[UInt8]] { [] }
  func ended(because reason: String) {}
}
