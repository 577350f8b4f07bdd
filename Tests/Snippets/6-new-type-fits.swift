// Says: A type changes, and your call fits the new type as well.
struct Before { func pay(_ euros: Int) {} }

struct After { func pay(_ euros: Double) {} }

Before().pay(5)
After().pay(5)
