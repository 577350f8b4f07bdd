/// Facebook's sign-in server.
struct FacebookServer: Server {
  let account: Account

  func answer(_ request: Request) -> Response {
    switch request.path {
    case "/facebook/login" where account.matches(request):
      Response(json: [
        "status": "connected", "email": account.email, "accessToken": account.token,
      ])
    case "/facebook/login":
      Response(json: ["status": "not_authorized"])
    case "/facebook/logout":
      Response(status: 204, body: "")
    default:
      .notFound
    }
  }
}
