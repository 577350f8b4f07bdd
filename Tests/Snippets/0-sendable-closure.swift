// Says: A closure that is written on the main actor belongs to it, unless it is marked `@Sendable`.
// Fails: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
@MainActor func show() {}

@MainActor func screen() {
  let answer = { @Sendable in show() }
  answer()
}
