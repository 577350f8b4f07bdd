// Says: An extension adds no stored property to an object.
// Fails: extensions must not contain stored properties
struct Search {}

extension Search {
  let ranking = "the best first"
}
