// Says: A stream that already holds an answer gives it, also to a waiter who is cancelled.
// Prints: the answer

let (stream, continuation) = AsyncStream<String>.makeStream()
continuation.yield("the answer")
let listener = Task {
  while !Task.isCancelled { await Task.yield() }
  for await answer in stream { return answer }
  return "no answer"
}
listener.cancel()
print(await listener.value)
