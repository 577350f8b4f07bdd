/// Where the hospital's screens look up records.
protocol PatientRecords {
  func record(of patient: PatientID) throws(RecordsError) -> PatientRecord
}

/// All records of the hospital.
final class RecordCabinet: PatientRecords {
  func record(of patient: PatientID) throws(RecordsError) -> PatientRecord { PatientRecord() }
}

struct PatientID: Hashable {
  var number: Int
}

struct PatientRecord {
  var lines: [String] = []
}

enum RecordsError: Error {
  case notFound
  case notYourPatient
}

struct StaffMember {
  var patients: Set<PatientID>

  func treats(_ patient: PatientID) -> Bool { patients.contains(patient) }
}
