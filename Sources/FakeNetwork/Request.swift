/// A request to a server.
public struct Request: Hashable, Sendable {
  /// The HTTP method.
  public let method: String

  /// The path. Its first part names the server.
  public let path: String

  /// The named values, for the URL, a header or the body.
  public let parameters: [String: String]

  /// Creates a request.
  public init(_ method: String, _ path: String, _ parameters: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.parameters = parameters
  }

  /// The names of parameters with secret values.
  public static let secrets: Set = ["password", "token", "key"]

  /// The same request with `***` for each secret.
  public var withoutSecrets: Request {
    Request(
      method, path,
      parameters.reduce(into: [:]) { masked, parameter in
        let isSecret = Request.secrets.contains(parameter.key)
        masked[parameter.key] = isSecret ? "***" : parameter.value
      })
  }
}

extension Request: CustomStringConvertible {
  /// The request as one line, with `***` for each secret, and the parameters sorted by name.
  public var description: String {
    let values = withoutSecrets.parameters.sorted { $0.key < $1.key }
    return ([method, path] + values.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
  }
}

extension Request: CustomReflectable {
  /// The parts, with `***` for each secret: `dump` and debuggers read a value through its mirror.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "method": method, "path": path, "parameters": withoutSecrets.parameters,
      ])
  }
}
