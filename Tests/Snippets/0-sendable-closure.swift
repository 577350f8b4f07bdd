// Says: As a rule, a closure that is written on the main actor belongs to it; one that is marked
// `@Sendable` doesn't.
// Fails: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
@MainActor func show() {}

@MainActor func screen() {
  let answer = { @Sendable in show() }
  answer()
}
