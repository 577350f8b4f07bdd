/// How a reader answered excerpts: the one that was asked longest ago stands first.
struct ReviewRecord: Codable, Equatable, Sendable {
  /// The last answer to an excerpt.
  struct Entry: Codable, Equatable, Sendable {
    var excerpt: String
    var isRight: Bool
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ excerpt: Excerpt, isRight: Bool) {
    entries.removeAll { $0.excerpt == excerpt.name }
    entries.append(Entry(excerpt: excerpt.name, isRight: isRight))
  }

  /// The excerpts to ask next: first those that went wrong, then, mixed over all answers, those that
  /// never were asked, then those that were asked longest ago.
  func next(
    _ count: Int, of excerpts: [Excerpt], using generator: inout some RandomNumberGenerator
  ) -> [Excerpt] {
    let answered = { (isRight: Bool) in
      entries.filter { $0.isRight == isRight }.compactMap { entry in
        excerpts.first { $0.name == entry.excerpt }
      }
    }
    var next = Array(answered(false).prefix(count))
    var fresh = excerpts.filter { excerpt in !entries.contains { $0.excerpt == excerpt.name } }
    fresh.shuffle(using: &generator)
    while next.count < count,
      let rarest = fresh.indices.min(by: {
        next.count(like: fresh[$0]) < next.count(like: fresh[$1])
      })
    {
      next.append(fresh.remove(at: rarest))
    }
    next += answered(true).prefix(count - next.count)
    return next.apart
  }
}

extension [Excerpt] {
  /// The same in an order in which no two with the same answer follow each other, where there is one.
  fileprivate var apart: [Excerpt] {
    var rest = self
    var order: [Excerpt] = []
    while !rest.isEmpty {
      let others = rest.indices.filter { rest[$0].answer != order.last?.answer }
      // Of what there is most would be left over at the end.
      let next = others.max { rest.count(like: rest[$0]) < rest.count(like: rest[$1]) }
      order.append(rest.remove(at: next ?? 0))
    }
    return order
  }

  fileprivate func count(like other: Excerpt) -> Int { count { $0.answer == other.answer } }
}
