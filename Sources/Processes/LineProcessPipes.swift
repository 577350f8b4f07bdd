#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Our ends of the pipes to a peer, and a third pipe that wakes up who waits for them.
struct LineProcessPipes {
  /// Where we write what it reads.
  var input: Int32

  /// Where we read what it writes.
  var output: Int32

  /// A byte that is written to the second comes out of the first.
  var alarm: PipeEnds

  /// Starts a program with two pipes of its own.
  static func start(_ program: ChildProcess) throws(SpawnFailure) -> (pid_t, LineProcessPipes) {
    var opened: [PipeEnds] = []
    for _ in 1...3 {
      guard let pipe = PipeEnds() else {
        let failure = SpawnFailure(reason: reason(of: errno))
        for pipe in opened { pipe.close() }
        throw failure
      }
      opened.append(pipe)
    }
    let (input, output, alarm) = (opened[0], opened[1], opened[2])
    for end in [input.write, output.read, alarm.read, alarm.write] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    #if canImport(Darwin)
      _ = fcntl(input.write, F_SETNOSIGPIPE, 1)
    #endif
    let started = ProcessRegistry.add(gracePeriod: .zero) {
      program.spawn(inItsOwnSession: false, input: input.read, output: output.write, errors: 2)
    }
    systemClose(input.read)
    systemClose(output.write)
    let pipes = LineProcessPipes(input: input.write, output: output.read, alarm: alarm)
    do {
      return (try started.get(), pipes)
    } catch {
      pipes.close()
      throw error
    }
  }

  func close() {
    systemClose(input)
    systemClose(output)
    alarm.close()
  }
}

extension PipeEnds {
  func close() {
    systemClose(read)
    systemClose(write)
  }
}

// Inside the types, `close` means their own method.
private func systemClose(_ file: Int32) {
  _ = close(file)
}
