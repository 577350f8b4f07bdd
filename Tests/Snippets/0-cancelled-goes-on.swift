// Says: Nothing is stopped by force: the code has to check the flag.
// Says: A signal that a task should end. The task's code has to check for it.
// Says: When a task is cancelled, its code goes on, but the code can check `Task.isCancelled`.
// Prints: the one that doesn't look: 1000 rounds / the one that looks: 0 rounds
func rounds(looking: Bool) async -> Int {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    var count = 0
    while count < 1000, !(looking && Task.isCancelled) { count += 1 }
    return count
  }.value
}

print("the one that doesn't look: \(await rounds(looking: false)) rounds")
print("the one that looks: \(await rounds(looking: true)) rounds")
