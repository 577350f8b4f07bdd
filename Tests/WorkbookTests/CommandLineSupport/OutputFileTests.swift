import CommandLineSupport
import Foundation
import ProgramSupport
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.ends(within: 600)) struct OutputFileTests {
  @Test func `replaces a file completely and keeps its mode`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.file("a", holding: "old and longer", mode: 0o640)

    try OutputFile(path).write("new")

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.contents == ["a"])
  }

  @Test(arguments: [true, false])
  func `writes to a link's target, even if the target is missing`(_ exists: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let target = folder.url.appendingPathComponent("target").path
    if exists { _ = try folder.file("target", holding: "old") }
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")

    try OutputFile(link).write("new")

    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    #expect(try folder.contents.sorted() == ["link", "target"])
  }

  @Test func `writes to a device without replacing it`() throws {
    try OutputFile("/dev/null").write("new")

    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `reports a missing folder in a line`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.url.appendingPathComponent("no/a").path

    let message = "can't write '\(path)': no such file or directory"
    #expect(throws: ProgramError(message, status: 73)) {
      try OutputFile(path).write("new")
    }
    #expect(try folder.contents == [])
  }

  @Test func `rejects a folder and a cycle of links`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let link = folder.url.appendingPathComponent("ring").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "ring")

    for path in [folder.url.path, link] {
      let error = #expect(throws: ProgramError.self) { try OutputFile(path).write("new") }
      #expect(error?.status == 73)
    }
    #expect(try folder.contents == ["ring"])
  }

  // In a separate process without superuser rights, for which nothing is protected.
  @Test func `doesn't replace a write-protected file`() async {
    await #expect(processExitsWith: .success) {
      if geteuid() == 0 { #expect(setuid(65534) == 0) }
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = try folder.file("a", holding: "old", mode: 0o444)

      let error = #expect(throws: ProgramError.self) { try OutputFile(path).write("new") }

      #expect(error == ProgramError("can't write '\(path)': permission denied", status: 73))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try folder.contents == ["a"])
    }
  }

  // In a separate process with a limited file size.
  @Test func `keeps the old file if there is no space for the new one`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = try folder.file("a", holding: "old")
      signal(SIGXFSZ, SIG_IGN)
      var room = rlimit(rlim_cur: 1000, rlim_max: 1000)
      #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &room)
      #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &room)
      #endif

      let error = #expect(throws: ProgramError.self) {
        try OutputFile(path).write(String(repeating: "new", count: 1000))
      }

      #expect(error == ProgramError("can't write '\(path)': file too large", status: 73))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try folder.contents == ["a"])
    }
  }
}
