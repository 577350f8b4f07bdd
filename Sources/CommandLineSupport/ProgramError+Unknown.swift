extension ProgramError {
  /// The user named something that isn't there: says which name is nearest, and which there are.
  ///
  /// - Parameters:
  ///   - kind: What is named, such as `format`.
  ///   - name: What the user wrote.
  ///   - names: The names that would be right.
  ///   - listed: Whether the message ends with all names.
  public static func unknown(
    _ kind: String, _ name: String, among names: [String], listed: Bool = true
  ) -> ProgramError {
    var message = "unknown \(kind) '\(name)'"
    let nearest = name.nearest(among: names)
    // Many names would hide the nearest one.
    let listed = listed && (nearest == nil || names.count <= 10)
    if let nearest { message += ": did you mean '\(nearest)'?" }
    if nearest == nil && !listed { message += ": see --help" }
    if listed { message += (nearest == nil ? ": one of " : " (") + names.joined(separator: ", ") }
    if listed && nearest != nil { message += ")" }
    return .usage(message)
  }
}
