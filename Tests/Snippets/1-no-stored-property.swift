// Says: no: an extension can't add a stored property
// Fails: extensions must not contain stored properties
final class Client {}

extension Client {
  var language = "de"
}
