// Says: A `@Sendable` closure that uses an object with changing properties causes the second:
// Fails: capture of 'notes' with non-Sendable type 'Notes' in a '@Sendable' closure
final class Notes { var lines: [String] = [] }

func log(to notes: Notes) -> @Sendable (String) -> Void {
  { line in notes.lines.append(line) }
  // error: capture of 'notes' with non-Sendable type 'Notes' in a '@Sendable' closure
}
