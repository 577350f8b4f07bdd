import CoupledScreens
import FacebookLogin
import GoogleSignIn
import Network
import Walk
import Workbook
import YelpAPI

let options = ProgramOptions.parse(
  CommandLine.arguments, about: "Signs in with Google and searches Yelp, without any pattern.")

let network = Network()
let client = CoupledClient(
  login: CoupledLoginScreen(authenticator: GoogleAuthenticator(network: network)),
  otherLogin: CoupledFacebookLoginScreen(manager: FacebookLoginManager(network: network)),
  search: CoupledSearchScreen(client: YLPClient(apiKey: "yelp-key", network: network)),
  walk: Walk(
    column: "coupled",
    built: ["sign-in: GoogleAuthenticator", "search: YLPClient"],
    network: network))

for step in Step.allCases {
  await client.take(step)
}
options.print(
  client.walk.finish(notes: [
    "in step 10 the client itself was rewritten: \(type(of: client.login)) knows Google,"
      + " \(type(of: client.otherLogin)) is the same screen for Facebook"
  ]))
