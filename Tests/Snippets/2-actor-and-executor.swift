// Says: The same actor type runs over one executor or another; the executor's primitive is
// `enqueue` (SE-0392).
// Prints: 1 job, 1 job
import Dispatch
import Synchronization

final class CountingExecutor: SerialExecutor {
  let jobs = Mutex(0)
  private let queue = DispatchQueue(label: "till")

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.withLock { $0 += 1 }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

actor Till {
  private let executor: any SerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(on executor: any SerialExecutor) {
    self.executor = executor
  }

  func open() {}
}

let executors = [CountingExecutor(), CountingExecutor()]
for executor in executors { await Till(on: executor).open() }
print(executors.map { "\($0.jobs.withLock(\.self)) job" }.joined(separator: ", "))
