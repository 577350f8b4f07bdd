// Says: A *property wrapper* in Swift (SE-0258) is a feature of the language: code around the
// reading and writing of a property.
// Prints: 10
@propertyWrapper struct AtMostTen {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
}

struct Order { @AtMostTen var cups = 1 }

var order = Order()
order.cups = 12
print(order.cups)
