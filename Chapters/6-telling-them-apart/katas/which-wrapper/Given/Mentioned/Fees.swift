struct Parcel {
  var grams: Int
  var kilometres: Int
}

/// What a parcel costs, in cents.
enum Fees {
  static func byWeight(_ parcel: Parcel) -> Int { parcel.grams / 10 }
  static func byDistance(_ parcel: Parcel) -> Int { parcel.kilometres * 2 }
  static func flat(_: Parcel) -> Int { 490 }
}
