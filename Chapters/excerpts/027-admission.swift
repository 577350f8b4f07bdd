// About: The wards and the kitchen also use the three actors directly.
// Answer: facade
// Because: There is one new call for three parts, and two of them are asked at the same time.
// AdmissionHelper can't take the place of a part, and only passes values on. A decorator would
// have PatientFiles' call open(_:), ask the files each time, and also tell the kitchen.
actor PatientFiles {
  private var names: [String] = []
  func open(_ name: String) -> Int {
    names.append(name)
    return names.count
  }
}

actor Beds {
  struct Full: Error {}
  private var free = [11, 12, 14]
  func take() throws -> Int {
    guard let bed = free.popLast() else { throw Full() }
    return bed
  }
}

actor Kitchen {
  private var diets: [Int: String] = [:]
  func cook(_ diet: String, forBed bed: Int) { diets[bed] = diet }
}

struct AdmissionHelper {
  let files: PatientFiles, beds: Beds, kitchen: Kitchen

  func admit(_ name: String, diet: String) async throws -> (file: Int, bed: Int) {
    let bed = try await beds.take()
    async let file = files.open(name)
    async let meals: Void = kitchen.cook(diet, forBed: bed)
    return (await (file, meals).0, bed)
  }
}
