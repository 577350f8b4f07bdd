// Says: possible where the vendor's class is `open`
// Fails: cannot inherit from non-open class 'GoogleAuthenticator' outside of its defining module
import GoogleSignIn

class GoogleAdapter: GoogleAuthenticator {}
