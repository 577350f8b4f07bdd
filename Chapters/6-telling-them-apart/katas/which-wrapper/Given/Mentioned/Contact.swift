/// A person in the address book.
struct Contact {
  var name: String
  var mail: String
  var isFavourite: Bool
}
