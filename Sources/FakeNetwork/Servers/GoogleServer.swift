/// Google's sign-in server.
struct GoogleServer: Server {
  let account: Account

  func answer(_ request: Request) -> Response {
    switch request.path {
    case "/google/login" where account.matches(request):
      Response(json: [
        "user": [
          "email": account.email, "password": account.password, "token": account.token,
        ]
      ])
    case "/google/login":
      Response(json: ["error": ["code": "INVALID_LOGIN_CREDENTIALS"]])
    case "/google/logout":
      Response(status: 204, body: "")
    default:
      .notFound
    }
  }
}
