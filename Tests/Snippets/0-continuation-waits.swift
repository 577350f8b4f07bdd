// Says: If nobody calls it, the function waits for ever.
// Says: A continuation doesn't notice that its task was cancelled: the function goes on waiting for
// `resume`.
// Says: If you don't resume it, the guest waits for ever.
// Says: With `withCheckedContinuation` the call waits until somebody resumes the continuation, also
// when its task is cancelled.
// Prints: cancelled / still waiting / resumed
let (continuations, keep) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
let (events, note) = AsyncStream<String>.makeStream()

let call = Task.detached {
  await withCheckedContinuation { keep.yield($0) }
  note.yield("resumed")
  note.finish()
}
for await continuation in continuations {
  call.cancel()
  note.yield(call.isCancelled ? "cancelled" : "not cancelled")
  try await Task.sleep(for: .milliseconds(200))
  note.yield("still waiting")
  continuation.resume()
  break
}
for await event in events { print(event) }
