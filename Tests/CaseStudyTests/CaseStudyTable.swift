/// What each version ends with in each step, and how many requests reach the network.
enum CaseStudyTable {
  static let programs = ["posts", "messages"]

  static let columns = [
    "posts": ["coupled", "adapted", "cached", "in-memory", "in-turn"],
    "messages": ["coupled", "adapted"],
  ]

  static let rows: [(program: String, step: String, cells: [String])] = [
    ("posts", "good-answer", ["3 posts 1", "3 posts 1", "3 posts 1", "2 posts 0", "3 posts 1"]),
    ("posts", "malformed-json", ["died 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "array-for-object", ["died 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "object-for-array", ["died 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "wrong-type", ["died 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "missing-field", ["died 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "empty-body", ["died 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "http-failure", ["failed 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("posts", "no-server", ["failed 1", "failed 1", "3 posts 1", "2 posts 0", "2 posts 1"]),
    ("messages", "show", ["3 rows 0", "3 rows 0"]),
    ("messages", "kit-look", ["- 0", "3 rows 0"]),
    ("messages", "choose", ["chosen 0", "chosen 0"]),
    ("messages", "no-such-number", ["died 0", "refused 0"]),
    ("messages", "taken-down", ["died 0", "refused 0"]),
    ("messages", "empty-board", ["0 rows 0", "0 rows 0"]),
    ("messages", "no-delegate", ["- 0", "chosen 0"]),
    ("messages", "other-store", ["- 0", "2 rows 0"]),
  ]
}
