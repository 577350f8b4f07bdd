// Says: It has two inner objects, and each line reaches both.
// Prints: screen: door opened / file: door opened
protocol LineLog { func write(_ line: String) }

struct DoubleLog: LineLog {
  let first: any LineLog
  let second: any LineLog

  func write(_ line: String) {
    first.write(line)
    second.write(line)
  }
}

struct NamedLog: LineLog {
  let name: String
  func write(_ line: String) { print("\(name): \(line)") }
}

DoubleLog(first: NamedLog(name: "screen"), second: NamedLog(name: "file")).write("door opened")
