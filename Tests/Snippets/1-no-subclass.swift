// Says: it is possible only where that class is `open`, and none of our vendors' is.
// Says: possible where the vendor's class is `open`
// Fails: cannot inherit from non-open class
@preconcurrency import FacebookLogin
@preconcurrency import GoogleSignIn

class GoogleSubclass: GoogleAuthenticator {}
class FacebookSubclass: FacebookLoginManager {}
