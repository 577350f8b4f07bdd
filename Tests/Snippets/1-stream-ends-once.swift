// Says: what is yielded after finish() is ignored
// Prints: first
let (answers, answer) = AsyncStream<String>.makeStream()
answer.yield("first")
answer.finish()
answer.yield("second")
for await answer in answers { print(answer) }
