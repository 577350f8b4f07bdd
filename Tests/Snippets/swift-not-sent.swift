// Says: A `@Sendable` closure that uses an object which two threads could change doesn't compile.
// Fails: capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure
final class Log { var lines: [String] = [] }

func later(_ work: @escaping @Sendable () -> Void) {}

func start() {
  let log = Log()
  later { log.lines.append("begun") }
}
