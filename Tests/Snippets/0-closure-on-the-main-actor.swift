// Says: A closure that is written on the main actor belongs to it, unless it is marked `@Sendable`.
@MainActor func show() {}

@MainActor func screen() {
  let answer = { show() }
  answer()
}
