import PricebookModel

/// A page of the documentation, which is part of the program.
struct DocumentationPage: Sendable {
  struct Section: Sendable {
    /// Empty above the first heading.
    var heading: String
    var lines: [Substring] = []
  }

  /// The name of its file, without the ending.
  let name: String
  let title: String
  /// The paragraph below the title.
  let summary: String
  /// What stands below the summary.
  let sections: [Section]

  /// The pages for users, by what they are for: the order of their catalogues.
  static let all: [DocumentationPage] = {
    let files =
      EmbeddedGuide.all + EmbeddedImportPages.all + EmbeddedAnalyticsPages.all
      + EmbeddedFormatPages.all
    return files.compactMap(DocumentationPage.init).filter { !forDevelopers.contains($0.name) }
  }()

  /// Pages that speak of the code.
  private static let forDevelopers: Set<String> = ["AddingAnImporter", "WorkingOnPricebook"]

  /// The sections whose text has all of some words, whole and in any case, those with most first.
  static func sections(with words: [String]) -> [(page: DocumentationPage, heading: String)] {
    let wanted = words.map { searchedName($0)[...] }
    guard wanted.allSatisfy({ $0.count > 1 }) else { return [] }
    let found = all.flatMap { page in
      page.sections.compactMap { section in
        let text = searchedName(section.heading + " " + section.lines.joined(separator: " "))
        let known = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        let counts = wanted.map { word in known.count { $0 == word } }
        return counts.contains(0)
          ? nil : (page: page, heading: section.heading, count: counts.reduce(0, +))
      }
    }
    return found.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map { ($0.element.page, $0.element.heading) }
  }

  static func named(_ name: String) -> DocumentationPage? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Reads a page; `nil` for the page that lists those of a catalogue, whose title is a symbol.
  init?(file: (name: String, text: String)) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("# "), !first.contains("`"), lines.count > 3
    else { return nil }
    name = String(file.name.prefix { $0 != "." })
    title = String(first.dropFirst(2))
    let summary = lines.dropFirst(2).prefix { !$0.isEmpty }
    self.summary = summary.joined(separator: " ")
    var sections = [Section(heading: "")]
    var isCode = false
    for line in lines[summary.endIndex...] {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        sections.append(Section(heading: String(line.dropFirst(3))))
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    self.sections = sections.filter { $0.lines.contains { !$0.isEmpty } }
  }
}
