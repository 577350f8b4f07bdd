import Transcripts

/// What the server answers while the screen loads again.
enum PostsStep: String, NamedStep {
  case goodAnswer = "good-answer"
  case malformedJSON = "malformed-json"
  case arrayForObject = "array-for-object"
  case objectForArray = "object-for-array"
  case wrongType = "wrong-type"
  case missingField = "missing-field"
  case emptyBody = "empty-body"
  case httpFailure = "http-failure"
  case noServer = "no-server"

  var title: String {
    switch self {
    case .goodAnswer: "load again; the server answers as it should"
    case .malformedJSON: "load again; the server's JSON breaks off in the middle"
    case .arrayForObject: "load again; the server sends the bare list"
    case .objectForArray: "load again; the server sends one post instead of a list"
    case .wrongType: "load again; a headline is a number"
    case .missingField: "load again; the second post has no headline"
    case .emptyBody: "load again; the server sends nothing"
    case .httpFailure: "load again; the server is out of order"
    case .noServer: "load again; the server can't be reached"
    }
  }
}
