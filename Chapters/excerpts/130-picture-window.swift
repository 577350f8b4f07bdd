// About: Disk, MediaKinds and Answer are ours, and are also used alone, in other places. Disk
// can do more than read.
// Answer: facade
// Because: One new call checks the disk, the request's heading and the kind of file, and reads
// the file in pieces. It may answer "unchanged" without reading, but that doesn't make it a
// proxy: no part of PictureWindow has this call.
// After: https://github.com/vapor/vapor/blob/4.122.0/Sources/Vapor/Utilities/FileIO.swift#L485, FileIO.asyncStreamFile
struct PictureWindow {
  let disk: Disk
  let request: Asked

  func show(_ path: String) async throws -> Answer {
    guard let facts = try await disk.facts(of: path) else {
      throw WindowError.missing(path)
    }
    let mark = "\(facts.changed)-\(facts.size)"
    if request.headings["If-None-Match"] == mark {
      return Answer(status: 304, headings: ["ETag": mark])
    }
    var answer = Answer(status: 200, headings: ["ETag": mark])
    answer.headings["Content-Type"] = MediaKinds.kind(ofPath: path)
    answer.pieces = disk.pieces(of: path, size: 64_000)
    return answer
  }
}
