import CommandLineSupport
import Foundation

extension CommandOption {
  static let package = CommandOption(
    "--package", "DIR", about: "the package; by default the current folder")
}

extension Arguments {
  /// The folder that `--package` names.
  func package() throws(ProgramError) -> URL {
    let path = text("--package") ?? "."
    let package = URL(fileURLWithPath: path, isDirectory: true).realPath
    let manifest = package.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw .usage("'\(path)' holds no Package.swift: give '--package' the package's folder")
    }
    return package
  }

  /// How many works `--jobs` allows at once; without it one a processor, and some more.
  func jobs(more: Int = 0) throws(ProgramError) -> Int {
    try number("--jobs", in: 1...64) ?? ProcessInfo.processInfo.activeProcessorCount + more
  }
}
