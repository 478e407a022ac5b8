import PricebookModel

/// A page of the documentation, which is part of the program.
struct DocumentationPage: Sendable {
  struct Passage: Sendable {
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
  let sections: [Passage]

  /// The pages for users, catalogue by catalogue; those about the code are left out.
  static let all: [DocumentationPage] = {
    let files =
      EmbeddedGuide.all + EmbeddedImportPages.all + EmbeddedAnalyticsPages.all
      + EmbeddedFormatPages.all
    return files.compactMap(DocumentationPage.init).filter {
      !$0.name.hasPrefix("Adding") && $0.name != "WorkingOnPricebook"
    }
  }()

  /// Pages that explain single messages, versions and measurements, and are found last.
  private static let forReference: Set<String> = [
    "Backtests", "Changes", "Diagnostics", "Performance",
  ]

  /// The sections whose text has all of some words, whole and in any case: first those that have them
  /// in the heading, then those that have them most often.
  static func sections(with words: [String]) -> [(page: DocumentationPage, heading: String)] {
    let wanted = words.map { searchedName($0)[...] }
    guard wanted.allSatisfy({ $0.count > 1 }) else { return [] }
    func counts(in text: String) -> [Int] {
      let known = searchedName(text).split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      return wanted.map { word in known.count { $0 == word } }
    }
    let found = all.flatMap { page in
      page.sections.compactMap { section in
        let inHeading = counts(in: section.heading)
        let all = zip(inHeading, counts(in: section.lines.joined(separator: " "))).map(+)
        let rank = !inHeading.contains(0) ? 0 : forReference.contains(page.name) ? 2 : 1
        return all.contains(0)
          ? nil : (page: page, heading: section.heading, key: (rank, -all.reduce(0, +)))
      }
    }
    return found.enumerated()
      .sorted {
        ($0.element.key.0, $0.element.key.1, $0.offset)
          < ($1.element.key.0, $1.element.key.1, $1.offset)
      }
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
    var sections = [Passage(heading: "")]
    var isCode = false
    for line in lines[summary.endIndex...] {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        sections.append(Passage(heading: String(line.dropFirst(3))))
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    self.sections = sections.filter { $0.lines.contains { !$0.isEmpty } }
  }
}
