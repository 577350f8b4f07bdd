// Says: Fields that your structs don't have are overlooked, and an `author: Author?` may be missing
// or null, without another word from you.
// Prints: nil nil Ida
import Foundation

struct Author: Decodable { let first: String }

struct Item: Decodable { let author: Author? }

let answers = [
  #"{"photo": []}"#, #"{"author": null}"#, #"{"author": {"first": "Ida", "last": "Holm"}}"#,
]
let names = try answers.map {
  try JSONDecoder().decode(Item.self, from: Data($0.utf8)).author?.first ?? "nil"
}
print(names.joined(separator: " "))
