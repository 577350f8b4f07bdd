// Says: Inside is an `AsyncStream`, whose loop ends at a cancellation.
// Says: A stream that holds an answer already gives it before it ends, also to a cancelled caller.
// Prints: empty: ended / full: an answer, then ended
func loop(over stream: AsyncStream<String>) async -> String {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    var seen: [String] = []
    for await value in stream { seen.append(value) }
    return (seen + ["ended"]).joined(separator: ", then ")
  }.value
}

let (empty, emptyEnd) = AsyncStream<String>.makeStream()
let (full, fullEnd) = AsyncStream<String>.makeStream()
fullEnd.yield("an answer")
print("empty:", await loop(over: empty))
print("full:", await loop(over: full))
withExtendedLifetime((emptyEnd, fullEnd)) {}
