import Foundation

/// A file that is started for a server: one that has a fault until it is mended.
struct FaultStage {
  let file: URL

  private let fault: ServerFault
  private let server: URL
  private let mark: URL

  init(_ fault: ServerFault, folder: URL, server: URL) {
    self.fault = fault
    self.server = server
    file = folder.appendingPathComponent("cafe-server")
    mark = folder.appendingPathComponent("well")
  }

  var arguments: [String] {
    guard let script = fault.script else { return [] }
    return ["-c", "if [ -e \"$0\" ]; then exec \"$1\"; fi; " + script, mark.path, server.path]
  }

  func set() throws {
    switch fault {
    case .notFound: break
    case .notExecutable: try Data("no program".utf8).write(to: file)
    default: try link(to: fault.script == nil ? server : URL(fileURLWithPath: "/bin/sh"))
    }
  }

  /// Takes the fault away from whatever is started from now on.
  func mend() throws {
    switch fault {
    case .notFound: try link(to: server)
    case .notExecutable:
      try FileManager.default.removeItem(at: file)
      try link(to: server)
    default: try Data().write(to: mark)
    }
  }

  private func link(to program: URL) throws {
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: program)
  }
}
