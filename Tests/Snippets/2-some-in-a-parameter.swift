// Says: `some Backend` as a parameter's type is a short way to write a type parameter of the
// function (SE-0341), so each call may bring another type.
// Prints: Live, Bundled
protocol Source {}

struct Live: Source {}

struct Bundled: Source {}

struct Account {
  private var source: any Source = Live()

  mutating func use(_ source: some Source) -> String {
    self.source = source
    return "\(type(of: self.source))"
  }
}

var account = Account()
let first = account.use(Live())
print("\(first), \(account.use(Bundled()))")
