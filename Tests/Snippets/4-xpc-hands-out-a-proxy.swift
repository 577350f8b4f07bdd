// Says: `NSXPCConnection` on Apple's systems hands out a proxy for an object in another process.
// For: macos

import Foundation

func proxy(over connection: NSXPCConnection) -> Any {
  connection.remoteObjectProxy
}
