/// Who says that something broke, before a user does.
enum Teller {
  /// The compiler: a file no longer compiles.
  case compiler

  /// Everything compiles, and a test sees something else than it should.
  case onlyTests

  /// Everything compiles, all tests see what they should, and something is wrong all the same.
  case nobody
}
