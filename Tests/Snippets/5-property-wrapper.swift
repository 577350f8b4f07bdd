// Says: They belong to one declaration in the source, not to an object.
// Fails: unknown attribute 'Logged'
@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value
}

func printed(_ service: Int) {
  print(@Logged service)
}
