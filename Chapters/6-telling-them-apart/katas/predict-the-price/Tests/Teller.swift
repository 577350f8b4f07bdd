/// Who says that something broke, before a user does.
enum Teller {
  /// The compiler: a file no longer compiles.
  case compiler

  /// Everything compiles, and a test sees something else than before.
  case onlyTests

  /// Everything compiles, all tests see what they saw before, and something is wrong all the same.
  case nobody
}
