import Foundation
import TestSupport

@testable import KataRunner

/// Excerpts as they stand in files, one of each answer.
enum SampleExcerpts {
  /// Their texts, by the names of their files.
  static let texts = [
    "001-old-lamp.swift": """
    // About: LampDriver is from another maker,
    // and can't be changed.
    // Answer: adapter
    // Because: Another interface than that of what it holds. A decorator would need the same.

    struct SwitchedLamp: Lamp {
      let driver: LampDriver

      func turnOn() { driver.set(level: 100) }
    }
    """,
    "002-shapes.swift": """
    // Answer: bridge
    // Because: Two families of our own, each free to grow.
    // After: https://github.com/owner/repo/blob/1.0/Shape.swift, Shape

    struct Circle {
      let canvas: any Canvas

      func draw() { for angle in 0..<360 { canvas.dot(at: angle) } }
    }
    """,
    "003-breakfast.swift": """
    // Answer: facade
    // Because: One call stands for several parts, which know nothing of it.

    struct Breakfast {
      func make() { kettle.boil(); toaster.toast(); table.lay() }
    }
    """,
    "004-archive.swift": """
    // Answer: proxy
    // Because: The same interface, and it may answer without asking what it stands for.

    final class LazyArchive: Archive {
      private lazy var archive = DiskArchive()

      func file(_ name: String) -> File? { archive.file(name) }
    }
    """,
    "005-counted.swift": """
    // Answer: decorator
    // Because: The same interface, and each call goes on to what it was given.

    struct CountedDoor: Door {
      let door: any Door

      func open() { counter.add(1); door.open() }
    }
    """,
    "006-price.swift": """
    // Answer: none
    // Because: A value that computes something. A wrapper would need something to wrap.

    struct Price {
      var cents: Int

      func plus(_ other: Price) -> Price { Price(cents: cents + other.cents) }
    }
    """,
  ]

  /// The same, read.
  static func all() throws -> [Excerpt] {
    try texts.sorted { $0.key < $1.key }.map { try Excerpt($0.key, $0.value) }
  }

  /// Some of a few answers, with names in order.
  static func some(_ answers: [Excerpt.Answer]) -> [Excerpt] {
    answers.enumerated().map { index, answer in
      Excerpt(
        name: "\(100 + index).swift", about: "", answer: answer, because: "So.", code: "let a = 1")
    }
  }
}
