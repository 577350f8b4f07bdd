// Says: As a rule, a closure that is written on the main actor belongs to it; one that is marked
// `@Sendable` doesn't.
@MainActor func show() {}

@MainActor func screen() {
  let answer = { show() }
  answer()
}
