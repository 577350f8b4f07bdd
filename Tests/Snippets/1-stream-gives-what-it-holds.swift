// Says: The loop over the stream ends when its task is cancelled; but an answer that the stream holds
// already comes out all the same.
// Says: A stream that holds an answer already gives it before it ends, also to a cancelled caller.
// Prints: an answer / the end
let (answers, answer) = AsyncStream<String>.makeStream()
answer.yield("an answer")
await Task {
  withUnsafeCurrentTask { $0?.cancel() }
  for await answer in answers { print(answer) }
  print("the end")
}.value
