// Says: An account that is generic over its backend takes only another value of the same type.
// Fails: cannot convert value of type 'Bundled' to expected argument type 'Live'
protocol Source {}

struct Live: Source {}

struct Bundled: Source {}

struct GenericAccount<S: Source> {
  private(set) var source: S

  mutating func use(_ source: S) {
    self.source = source
  }
}

var account = GenericAccount(source: Live())
account.use(Live())
account.use(Bundled())
