import Locking
import Remote
import Scenario
import TestSupport

/// A conversation with a host in this process.
final class Talk: Sendable {
  private let lines: AsyncStream<String>.Continuation
  private let host: Task<Result<Void, SearchHost.BadLine>, Never>
  private let record: Locked<[String]>
  private let counts: AsyncStream<Int>

  convenience init(client: some BusinessSearchClient, patience: Duration = .seconds(60)) {
    self.init(patience: patience) { _ in client }
  }

  init(
    patience: Duration = .seconds(60),
    client: @escaping @Sendable (Session?) -> any BusinessSearchClient
  ) {
    let (incoming, lines) = AsyncStream<String>.makeStream()
    let (counts, count) = AsyncStream<Int>.makeStream()
    let record = Locked<[String]>([])
    self.lines = lines
    self.record = record
    self.counts = counts
    host = Task {
      do throws(SearchHost.BadLine) {
        try await SearchHost(client: client).serve(incoming, patience: patience) { line in
          count.yield(
            record.withLock { lines in
              lines.append(line)
              return lines.count
            })
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
  }

  /// The host's output so far.
  var written: [String] {
    record.withLock(\.self)
  }

  func say(_ line: String) async {
    lines.yield(line)
  }

  /// Waits until the host has written this number of answers.
  func answers(_ count: Int) async {
    await promptly(within: .seconds(12)) { [counts] in
      for await written in counts where written > count { return }
    }
  }

  /// Ends the input.
  func fallSilent() {
    lines.finish()
  }

  /// Ends the input, and waits until the host has ended.
  func hangUp() async throws(SearchHost.BadLine) {
    fallSilent()
    try await host.value.get()
  }
}
