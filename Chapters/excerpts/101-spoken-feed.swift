// Answer: decorator
// Because: SpokenFeed is a Feed and receives a Feed, its source. Every call starts the source and
// writes a line for each event. In a proxy, some calls wouldn't start the source.
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
