// Says: `some CafeSearch` is one type, which the caller chooses. `any CafeSearch` is a box, which can
// hold a value of another type later.
// Prints: Mokka Kiosk / Kiosk
protocol CafeSearch { func cafe() -> String }
struct Online: CafeSearch { func cafe() -> String { "Mokka" } }
struct Offline: CafeSearch { func cafe() -> String { "Kiosk" } }

struct Screen {
  var search: any CafeSearch
}

func show(_ search: some CafeSearch) -> String { search.cafe() }

print(show(Online()), show(Offline()))

var screen = Screen(search: Online())
screen.search = Offline()
print(screen.search.cafe())
