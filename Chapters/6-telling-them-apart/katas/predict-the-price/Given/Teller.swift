/// The first to notice that something broke, before a user does.
enum Teller {
  /// The compiler: a file no longer compiles.
  case compiler

  /// Everything compiles, but a test fails.
  case onlyTests

  /// Everything compiles and all tests pass, but something is wrong.
  case nobody
}
