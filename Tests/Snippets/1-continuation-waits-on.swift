// Says: If you don't resume it, the guest waits for ever.
// Says: With `withCheckedContinuation` the call waits until somebody resumes the continuation, also
// when its task is cancelled.
// Prints: still waiting
let call = Task {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  print("it went on")
}
call.cancel()
try await Task.sleep(for: .milliseconds(200))
print("still waiting")
