// Says: A proxy or a decorator has the interface of its inner object. If that is the vendor's, its
// clients have to be edited, too.
// Fails: value of type 'LoggedVendor' has no member 'fetch'
protocol VendorAPI { func load() }

struct LoggedVendor: VendorAPI {
  let inner: any VendorAPI
  func load() { inner.load() }
}

func client(_ vendor: LoggedVendor) { vendor.fetch() }
