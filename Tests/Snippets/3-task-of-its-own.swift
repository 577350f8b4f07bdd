// Says: A task that is made with `Task { }` isn't cancelled with the task that made it.
// Says: Waiting for a task's `value` doesn't end early when the waiting task is cancelled
// Says: It does see its maker's task-local values.
// Prints: caller cancelled: true / inner cancelled: false, number 7 / came back with 3 cafés
enum Caller {
  @TaskLocal static var number = 0
}

let call = Task {
  await Caller.$number.withValue(7) {
    let inner = Task { () -> Int in
      try? await Task.sleep(for: .milliseconds(50))
      print("inner cancelled: \(Task.isCancelled), number \(Caller.number)")
      return 3
    }
    withUnsafeCurrentTask { $0?.cancel() }
    print("caller cancelled: \(Task.isCancelled)")
    return await inner.value
  }
}
print("came back with \(await call.value) cafés")
