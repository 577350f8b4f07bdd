/// A request as it goes over the wire.
public struct Request: Hashable, Sendable {
  /// The HTTP method.
  public let method: String

  /// Which server, and what of it: the first part of the path names the server.
  public let path: String

  /// The named values that are sent along, be it in the address, a header or a body.
  public let parameters: [String: String]

  /// Creates a request.
  public init(_ method: String, _ path: String, _ parameters: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.parameters = parameters
  }

  /// The parameters whose values nobody but the server may see.
  public static let secrets: Set = ["password", "token", "key"]

  /// The same request with every secret struck out.
  public var withoutSecrets: Request {
    Request(
      method, path,
      parameters.reduce(into: [:]) { struckOut, parameter in
        let isSecret = Request.secrets.contains(parameter.key)
        struckOut[parameter.key] = isSecret ? "***" : parameter.value
      })
  }
}

extension Request: CustomStringConvertible {
  /// The request as one line, secrets struck out, parameters by name.
  public var description: String {
    let values = withoutSecrets.parameters.sorted { $0.key < $1.key }
    return ([method, path] + values.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
  }
}

extension Request: CustomReflectable {
  /// The parts with the secrets struck out: `dump` and a debugger read a value through its mirror.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "method": method, "path": path, "parameters": withoutSecrets.parameters,
      ])
  }
}
