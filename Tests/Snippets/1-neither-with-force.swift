// Says: A closure that tests `if let user`, and otherwise uses `error!`, crashes when both are nil.
// Prints: called
import Foundation

let completion = { (user: String?, error: (any Error)?) in
  FileHandle.standardOutput.write(Data("called\n".utf8))
  // swift-format-ignore: NeverForceUnwrap
  if let user { print(user) } else { print(error!) }
}
completion(nil, nil)
