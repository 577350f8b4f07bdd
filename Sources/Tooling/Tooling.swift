/// Placeholder.
enum Tooling {}
