// Says: That makes a value of one type from a value of another.
// Prints: String, NSString
import Foundation

func name<Value>(_ value: Value) -> String { "\(Value.self)" }

let cafe = "Blue Cup"
print("\(name(cafe)), \(name(NSString(string: cafe)))")
