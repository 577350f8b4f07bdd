import TestSupport

/// Mistakes that people have made in caches.
enum CacheMistake: String, KataMistake {
  case remembersNothing = "a cache that asks its subject for every search"
  case forgetsOffset = "a cache that treats two pages of one search as the same page"
  case changesAnswer = "a cache that gives a different answer the second time"
  case remembersErrors = "a cache that caches an outage"
  case keepsOne = "a cache that keeps only the last search"
  case neverForgets = "a cache that shows one user another user's results"
  case dropsSuggestions = "a cache that doesn't pass on suggestions"
  case asksTwice = "a cache that asks twice for two equal searches at the same time"
}
