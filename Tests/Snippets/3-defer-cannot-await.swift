// Says: Up to Swift 6.3, a `defer` can't `await` (SE-0493 will allow it).
// Fails: 'async' call cannot occur in a defer body
func signOut() async {}

func search() async {
  defer { await signOut() }
  print("found")
}
