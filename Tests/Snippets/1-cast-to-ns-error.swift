// Says: `error as NSError` takes any Swift error, and gives it a domain and a code.
// Prints: true 1
import Foundation

enum Trouble: Error { case small, large }

let error: any Error = Trouble.large
let cast = error as NSError
print(cast.domain.hasSuffix("Trouble"), cast.code)
