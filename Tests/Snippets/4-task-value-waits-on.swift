// Says: Waiting for a task's `value` doesn't end when the caller who waits is cancelled.
// Prints: the answer / no answer

let work = Task {
  try? await Task.sleep(for: .milliseconds(200))
  return "the answer"
}
let waiter = Task { await work.value }
waiter.cancel()
print(await waiter.value)

let (stream, continuation) = AsyncStream<String>.makeStream()
let listener = Task {
  for await answer in stream { return answer }
  return "no answer"
}
listener.cancel()
print(await listener.value)
continuation.finish()
