// Says: a `for await` over it ends when its task is cancelled, before or while it waits.
// Prints: it ended / it ended
let (never, _) = AsyncStream<Int>.makeStream()
let waiting = Task {
  for await _ in never {}
  print("it ended")
}
try await Task.sleep(for: .milliseconds(50))
waiting.cancel()
await waiting.value
await Task {
  withUnsafeCurrentTask { $0?.cancel() }
  for await _ in never {}
  print("it ended")
}.value
