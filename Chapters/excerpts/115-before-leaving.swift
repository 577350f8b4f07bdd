// About: The courier holds an array of BeforeLeaving rules, and an app may add its own rules.
// Answer: none
// Because: One parcel comes in, and a different parcel goes out. StampRule is an interchangeable
// rule that holds no object. An adapter would hold an object and give that object a different
// interface.
// After: https://github.com/Alamofire/Alamofire/blob/5.12.0/Source/Features/RequestInterceptor.swift#L39, RequestAdapter
protocol BeforeLeaving: Sendable {
  func changed(_ parcel: Parcel) async throws -> Parcel
}

struct StampRule: BeforeLeaving {
  let stamp: String

  func changed(_ parcel: Parcel) async throws -> Parcel {
    var parcel = parcel
    parcel.labels.append(stamp)
    return parcel
  }
}

struct Parcel: Sendable {
  var address: String
  var labels: [String] = []
}
