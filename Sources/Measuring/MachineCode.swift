import Foundation
import Processes

/// A loop as the machine runs it.
struct MachineCode: Encodable {
  /// What is called in the loop.
  let name: String

  /// Its instructions, without their addresses.
  let instructions: [String]

  /// How many of them call a function, and how many of these calls look up which.
  let calls, lookUps: Int

  /// The loops that are compared, each by a part of its function's symbol: of a generic one, of what was
  /// made for one type.
  private static let loops: KeyValuePairs = [
    "direct": "10callDirect", "generic decorator": "11callGeneric",
    "decorator as some": "8callSome.*Tg5", "decorator as any, up to it": "7callAny",
  ]

  /// The loops of a program; empty where nothing can read machine code.
  static func ofLoops(in program: URL) async -> [MachineCode] {
    let script = """
      set -o pipefail
      for tool in "$(dirname "$(realpath "$(command -v swift)")")/llvm-objdump" llvm-objdump objdump; do
        command -v "$tool" >/dev/null || continue
        "$tool" -d --no-show-raw-insn "$0" | awk '/^[0-9a-f]+ <.*Measuring.*call/, /^$/'
        exit
      done
      """
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script, program.path]
    ).run(deadline: .seconds(60))
    return all(in: String(decoding: report.output, as: UTF8.self))
  }

  /// The loops in what `objdump -d` prints.
  static func all(in listing: String) -> [MachineCode] {
    var functions: [String: [String]] = [:]
    for lines in listing.split(separator: "\n\n").map({ $0.split(separator: "\n") }) {
      let symbol = String(lines[0].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" })
      functions[symbol] = lines.dropFirst().map { line in
        line.drop { $0 != ":" }.dropFirst().split { $0.isWhitespace }.joined(separator: " ")
          .replacing(/(0x)?[0-9a-f]+\s</, with: "<")
        // It fills the space behind a function, and before a loop.
      }.filter { !$0.contains("nop") }
    }
    return loops.compactMap { name, pattern in
      guard let pattern = try? Regex(pattern),
        var symbol = functions.keys.filter({ $0.contains(pattern) }).sorted().first
      else { return nil }
      // The compiler keeps one of several functions that are alike, and has the others jump there.
      while let lines = functions[symbol], lines.count < 8,
        let jump = lines.last(where: { $0.contains(/^(jmp|b)\s</) }),
        case let target = String(jump.drop { $0 != "<" }.dropFirst().dropLast()),
        functions[target] != nil, target != symbol
      { symbol = target }
      let lines = (functions[symbol] ?? []).map { $0.replacing(symbol, with: "here") }
      return MachineCode(
        name: name, instructions: lines, calls: lines.count { $0.contains(/^(callq?|blr?\w*)\s/) },
        lookUps: lines.count { $0.contains(/^(callq?\s\*|blr\w*\s)/) })
    }
  }

  /// In how many places the generic decorator's loop isn't the direct call's; nil without the two.
  static func differences(_ code: [MachineCode]) -> Double? {
    guard let direct = code.first(where: { $0.name == loops[0].key }),
      let generic = code.first(where: { $0.name == loops[1].key })
    else { return nil }
    return Double(direct.instructions.difference(from: generic.instructions).count)
  }
}
