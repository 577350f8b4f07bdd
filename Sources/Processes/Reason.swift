#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system says about an error number, to stand inside a sentence.
package func reason(of code: Int32) -> String {
  String(cString: strerror(code)).lowercased()
}
