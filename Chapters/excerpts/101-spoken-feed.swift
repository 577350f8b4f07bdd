// Answer: decorator
// Because: Feed outside and Feed inside, the source is handed in, and it is started on every path.
// What is added is a line for each value. For a proxy there would have to be a path on which the
// source isn't started.
// After: https://github.com/OpenCombine/OpenCombine/blob/0.14.0/Sources/OpenCombine/Publishers/Publishers.Print.swift#L52, Publishers.Print
protocol Feed {
  func start(onValue: @escaping (String) -> Void, onEnd: @escaping () -> Void)
}

struct SpokenFeed<Source: Feed>: Feed {
  let source: Source
  let label: String
  let write: (String) -> Void

  func start(onValue: @escaping (String) -> Void, onEnd: @escaping () -> Void) {
    write("\(label): started")
    source.start(
      onValue: { value in
        write("\(label): value \(value)")
        onValue(value)
      },
      onEnd: {
        write("\(label): ended")
        onEnd()
      })
  }
}
