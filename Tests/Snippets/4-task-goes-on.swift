// Says: Everybody can wait for a task's `value`, and it isn't cancelled when one of them is.
// Prints: 100 100

let answer = Task {
  try? await Task.sleep(for: .milliseconds(200))
  return Task.isCancelled ? 0 : 100
}
let waiters = (1...2).map { _ in Task { await answer.value } }
waiters[0].cancel()
print(await waiters[0].value, await waiters[1].value)
