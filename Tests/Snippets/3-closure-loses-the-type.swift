// Says: A closure whose type isn't written throws `any Error`.
// Fails: invalid conversion of thrown error type 'any Error' to 'Lost'
struct Lost: Error {}

func search() throws(Lost) -> Int { throw Lost() }

func call(_ search: () throws(Lost) -> Int) {}

let written = { () throws(Lost) -> Int in
  print("search")
  return try search()
}
call(written)
let unwritten = {
  print("search")
  return try search()
}
call(unwritten)
