// Says: UInt of a negative number traps.
// Says: `UInt` of one ends the program.
// Prints: before
import Foundation

func count(_ number: Int) -> UInt { UInt(number) }
FileHandle.standardOutput.write(Data("before\n".utf8))
FileHandle.standardOutput.write(Data("after \(count(-1))\n".utf8))
