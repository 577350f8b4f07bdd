// Says: what is yielded after finish() is ignored
// Says: makeStream gives both ends of a stream: one to read from, one to write to.
// Prints: first
let (answers, answer) = AsyncStream<String>.makeStream()
answer.yield("first")
answer.finish()
answer.yield("second")
for await answer in answers { print(answer) }
