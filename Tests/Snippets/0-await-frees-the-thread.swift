// Says: A function that is `async` may stop at an `await` and go on later.
// Says: While it waits, other code may run, on the same thread, too.
// Prints: before / another task, on the same main thread / after
@MainActor
func waits() async {
  print("before")
  await withCheckedContinuation { continuation in
    Task { @MainActor in
      print("another task, on the same main thread")
      continuation.resume()
    }
  }
  print("after")
}

await waits()
