// Says: Cancelling a task ends nothing by itself: its code goes on, and may look at
// `Task.isCancelled`.
// Prints: true, and it goes on
let call = Task {
  withUnsafeCurrentTask { $0?.cancel() }
  return "\(Task.isCancelled), and it goes on"
}
print(await call.value)
