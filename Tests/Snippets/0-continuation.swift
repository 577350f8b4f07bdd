// Says: the function is suspended, and it goes on when `resume` is called on the `continuation`.
// Prints: asked / answered later / 3 cafés
import Dispatch

func old(_ completion: @escaping @Sendable (String) -> Void) {
  print("asked")
  DispatchQueue.global().async {
    print("answered later")
    completion("3 cafés")
  }
}

let answer = await withCheckedContinuation { continuation in
  old { continuation.resume(returning: $0) }
}
print(answer)
