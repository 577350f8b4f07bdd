// Says: A plain `String` always has a text: `let name: String = nil` doesn't compile.
// Fails: 'nil' cannot initialize specified type 'String'
let name: String = nil
