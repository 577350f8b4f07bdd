import Foundation
import TestSupport
import Testing

@testable import SelfChecks

/// Takes as long as all others together, since it builds a small package once, and after each
/// mistake.
@Suite(.ends(within: 600)) struct SlowMistakesCheckTests {
  @Test(.timeLimit(.minutes(15)))
  func `judges each mistake by what was seen`() async throws {
    let package = try MiniaturePackage()
    defer { package.scratch.remove() }
    let adding = "Adding/`adds (two numbers)`"
    try package.make("adapter/01a-off", test: "Adding/`adds nothing`", by: "  a + b + 1")
    // Comes after a red one, in the same file: its verdict shows that the file was built anew.
    try package.make("adapter/01b-same", test: adding, by: "  b + a")
    try package.make("adapter/01c-type", test: adding, by: #"  "a + b""#)
    try package.make("adapter/01d-old", test: adding, replacing: "  a - b", by: "  a")
    try package.make("proxy/01a-crash", test: adding, by: "  [a][b]")
    try package.make("proxy/01b-hang", test: adding, by: "  while true {}")
    try package.make("proxy/01c-nobody", test: "Adding/adds", by: "  a")
    try package.make("proxy/01d-red", test: "Adding/`is always wrong`", by: "  a")
    try package.make("proxy/09-unlisted", test: adding, by: "  a")
    // Shares the build, and the process of the tests, with the first, whose test it ends.
    try package.make(
      "decorator/01a-crash", test: "Joining/joins", in: "Words", by: "  words[words.count]")

    let collection = try MistakeCollection(package: package.folder)
    let check = MistakesCheck(
      package: package.folder, scratch: package.scratch, jobs: 1, deadline: .seconds(4))
    let report = try await check.run(collection) { _ in }

    let verdicts = report.rows.map { "\($0.name): \($0.ruling)" }
    #expect(
      verdicts == [
        "adapter/01a-off: killed",
        "adapter/01b-same: survived",
        "adapter/01c-type: does not compile",
        "adapter/01d-old: does not apply",
        "proxy/01a-crash: killed, crashed",
        "proxy/01b-hang: killed, hung",
        "proxy/01c-nobody: no such test",
        "proxy/01d-red: the named test fails without the mistake",
        "proxy/02: no mistake",
        "proxy/09-unlisted: not a mistake of the list",
        "decorator/01a-crash: killed, crashed",
      ])
    let error = report.rows[2].detail ?? ""
    #expect(error.hasPrefix("Sources/Sums/Sums.swift:2:"), "\(error)")
    #expect(!report.isGood)
  }
}
