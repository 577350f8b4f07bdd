import TestSupport

/// What went wrong with caches before.
enum CacheMistake: String, KataMistake {
  case remembersNothing = "a cache that asks its subject for every search"
  case forgetsOffset = "a cache that takes two pages of one search for the same"
  case changesAnswer = "a cache that gives another answer the second time"
  case remembersErrors = "a cache that remembers an outage"
  case keepsOne = "a cache that remembers the last search only"
  case neverForgets = "a cache that shows one user what another one searched"
  case dropsSuggestions = "a cache that doesn't pass suggestions on"
  case asksTwice = "a cache that asks twice for two equal searches at once"
}
