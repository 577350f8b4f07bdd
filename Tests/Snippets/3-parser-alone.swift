// Says: `JSONSerialization` parses without it.
// Prints: ["Blue Cup"] / Optional(["Blue Cup"])
import Foundation

let data = Data(#"["Blue Cup"]"#.utf8)
print(try JSONDecoder().decode([String].self, from: data))
print(try JSONSerialization.jsonObject(with: data) as? [String] as Any)
