// About: The wards and the kitchen use the three actors directly, too.
// Answer: facade
// Because: One new call for three parts, two of them asked at the same time. None of the three
// could be replaced by it, and it only hands values on. If its call were open, the one of
// PatientFiles, and it asked files that it was handed and told the kitchen besides, it would be a
// decorator.
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
