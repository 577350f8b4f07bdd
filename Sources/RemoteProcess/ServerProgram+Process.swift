import Foundation
import Processes
import Remote

extension LineProcess: Peer {}

extension ServerProgram {
  /// A separate program that communicates over its standard input and output.
  ///
  /// - Parameters:
  ///   - longestLine: The maximum length of the program's lines in bytes.
  ///   - watch: Observes each line, as in the other initializer.
  public init(
    _ executable: URL, _ arguments: [String] = [], longestLine: Int = 1_000_000,
    watch: (@Sendable (_ process: Int32, _ line: String) -> Void)? = nil
  ) {
    let name = executable.lastPathComponent
    self.init(name: name, watch: watch) { (ears) throws(RemoteFailure) in
      do throws(SpawnFailure) {
        return try LineProcess(
          ChildProcess(executable, arguments), longestLine: longestLine, heard: ears.heard,
          ended: ears.ended)
      } catch {
        throw .peer("\(name) couldn't be started: \(error.reason)")
      }
    }
  }
}
