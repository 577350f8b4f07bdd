// Says: Resumed twice, it traps
// Says: If you resume it twice, the program ends.
// Says: If it is called twice, the program crashes.
// Prints: resumed once
import Foundation

await withCheckedContinuation { continuation in
  continuation.resume()
  FileHandle.standardOutput.write(Data("resumed once\n".utf8))
  continuation.resume()
  FileHandle.standardOutput.write(Data("resumed twice\n".utf8))
}
