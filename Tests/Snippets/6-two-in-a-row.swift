// Says: The second call for the same word prints nothing but the meaning: nobody was asked.
// Prints: asked owl / a bird / a bird
protocol WordList { func meaning(of word: String) -> String? }

final class Pocket: WordList {
  private var pages: [String: String] = [:]
  func meaning(of word: String) -> String? { pages[word] }
  func add(_ meaning: String, for word: String) { pages[word] = meaning }
}

struct NearFirst: WordList {
  let near: Pocket
  let far: any WordList

  func meaning(of word: String) -> String? {
    if let meaning = near.meaning(of: word) { return meaning }
    guard let meaning = far.meaning(of: word) else { return nil }
    near.add(meaning, for: word)
    return meaning
  }
}

struct Library: WordList {
  func meaning(of word: String) -> String? {
    print("asked \(word)")
    return "a bird"
  }
}

let words = NearFirst(near: Pocket(), far: Library())
for _ in 1...2 { print(words.meaning(of: "owl") ?? "nothing") }
