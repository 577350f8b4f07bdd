// Says: `(0..<book.pages)` is good for a book of no pages, `(1...book.pages)` isn't.
// Prints: 0 pages
import Foundation

func numbers(upTo pages: Int) -> ClosedRange<Int> { 1...pages }
let pages = 0
FileHandle.standardOutput.write(Data("\((0..<pages).count) pages\n".utf8))
FileHandle.standardOutput.write(Data("\(numbers(upTo: pages).count) pages\n".utf8))
