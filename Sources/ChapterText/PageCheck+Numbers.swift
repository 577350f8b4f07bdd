extension PageCheck {
  func numbers(on page: Page) -> Findings {
    var findings = Findings()
    let shown = Set(
      page.fences.filter { $0.language.isEmpty && $0.mark != nil }
        .flatMap { $0.body.flatMap { NumberedText.numbers(in: $0) } })
    for number in NumberedText(page.inline.prose).numbers {
      findings.count += 1
      if let message = message(on: number, shown: shown, page) {
        findings.note(message, on: page, line: number.line)
      }
    }
    for link in page.inline.links {
      if let message = message(onNumberOf: link, of: page) {
        findings.note(message, on: page, line: link.line)
      }
    }
    return findings
  }

  private func message(
    on number: NumberedText.Number, shown: Set<String>, _ page: Page
  ) -> String? {
    switch number.kind {
    case .free: return nil
    case .step:
      let last = steps(of: page)
      return Int(number.text).map { (1...max(1, last)).contains($0) } == true
        ? nil : "there is no step \(number.text): they go from 1 to \(last)"
    case .chapter:
      let known = numbers(of: .chapter)
      return known.contains(number.text) ? nil : "there is no chapter \(number.text)"
    case .kata:
      let known = numbers(of: .kata)
      return known.contains(number.text) ? nil : "there is no kata \(number.text)"
    case .quantity:
      return shown.contains(number.text)
        ? nil
        : "no output on this page has the number \(number.text): show where it comes from, or say "
          + "it in other words"
    }
  }

  /// A link such as `[4. Proxy](...)` has the number that the page's title has.
  private func message(onNumberOf link: Link, of page: Page) -> String? {
    guard let text = link.plainText.prefixMatch(of: /(\d+(?:\.\d+)?)\.?/) else { return nil }
    let target = link.target.prefix { $0 != "#" }
    // `[02a-key.patch](...)`: a file by its name.
    if target.split(separator: "/").last.map(String.init) == link.plainText { return nil }
    guard
      let path = target.isEmpty
        ? page.path : PackageFiles.path(String(target), from: page.folder),
      let title = (self.page(path) ?? self.page(path + "/README.md"))?.headings.first
    else { return "'\(text.1)' isn't the number of the page that this leads to: it has none" }
    return title.number == String(text.1)
      ? nil : "'\(text.1)' isn't the number of the page that this leads to: '\(title.text)'"
  }

  private func numbers(of group: PageGroup) -> [String] {
    pages.filter { $0.group == group }.compactMap { $0.headings.first?.number }
  }

  /// How many steps there are: those of the walk, or of the case study that the page is about.
  private func steps(of page: Page) -> Int {
    let study = page.folder.split(separator: "/").last.map { "\($0)Step" } ?? ""
    return (index.types[study] ?? index.types["Step"])?.cases.count ?? 0
  }
}
