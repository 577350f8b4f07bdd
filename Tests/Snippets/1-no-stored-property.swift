// Says: no: an extension can't add a stored property, but a `static` one, for all
// Says: An extension adds no stored property to an object.
// Fails: extensions must not contain stored properties
final class Client {}

extension Client {
  static let limit = 3
  var language = "de"
}
