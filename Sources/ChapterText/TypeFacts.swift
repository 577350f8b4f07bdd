/// What the sources say about a type, its extensions included. Types with one name share it.
struct TypeFacts: Equatable, Sendable {
  /// The keywords that declare it, such as `struct`.
  var kinds: Set<String> = []

  /// The files that declare or extend it.
  var files: Set<String> = []

  /// The functions that it declares; `init` for its initialisers.
  var functions: Set<String> = []

  /// The properties that it declares.
  var properties: Set<String> = []

  /// The cases that it declares, in their order.
  var cases: [String] = []

  /// The names that stand behind its colon: protocols, a superclass.
  var inherits: Set<String> = []
}
