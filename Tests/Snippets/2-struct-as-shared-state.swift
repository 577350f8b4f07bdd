// Says: If the account were a struct, each kind of search would hold a copy, and a swap would reach
// none of them.
// Prints: bundled, live
struct Account {
  var backend = "live"
}

struct Search {
  let account: Account
}

var account = Account()
let search = Search(account: account)
account.backend = "bundled"
print("\(account.backend), \(search.account.backend)")
