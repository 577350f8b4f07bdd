// Says: After an `await`, a method of the main actor is on the main actor again.
// Prints: on the main actor again
@concurrent func fetch() async {}

@MainActor func show() async {
  await fetch()
  MainActor.assertIsolated()
  print("on the main actor again")
}
await show()
