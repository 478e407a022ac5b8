import PricebookImport
import PricebookModel
import PricebookReport

/// A subject of `pricebook help`: pages of the documentation, or sections of them.
struct HelpTopic: Sendable {
  let name: String
  let summary: String
  private let parts: [(page: String, headings: [String])]

  /// The topics of `topics.txt`: a name, a summary, and pages with the headings that are shown.
  static let all: [HelpTopic] = EmbeddedHelp.topics_txt.split(separator: "\n").map { line in
    let cells = line.split(separator: " | ").map(String.init)
    return HelpTopic(
      name: cells[0], summary: cells[1],
      parts: cells.dropFirst(2).map { part in
        let halves = part.split(separator: ": ").map(String.init)
        return (
          halves[0], halves.dropFirst().flatMap { $0.split(separator: "; ").map(String.init) }
        )
      })
  }

  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name.lowercased() } }

  /// The word that shows the page of a file: a topic that is the whole page, else the page's name.
  ///
  /// `nil` if the program does not have the page.
  static func name(ofPage path: some StringProtocol) -> String? {
    let file = path.split(separator: "/").last ?? ""
    guard file.hasSuffix(".md"), let page = DocumentationPage.named(String(file.dropLast(3)))
    else { return nil }
    let topic = all.first { topic in
      topic.parts.contains { $0.page == page.name && $0.headings.isEmpty }
    }
    return topic?.name ?? page.name
  }

  /// What the whole topic says; of several pages, what their sections are about.
  var text: String {
    let isList = parts.count > 1
    var lines: [String] = []
    for (name, headings) in parts {
      guard let page = DocumentationPage.named(name) else { continue }
      if !lines.isEmpty { lines.append("") }
      lines += Self.title(of: page, isWhole: headings.isEmpty)
      if isList {
        lines.append("")
        let headings = page.sections.map(\.heading).filter { !["", "Overview"].contains($0) }
        lines += headings.map { "  " + PlainText.inline($0[...]) }
        continue
      }
      lines += page.sections.filter { headings.isEmpty || headings.contains($0.heading) }
        .flatMap(Self.lines)
    }
    if isList {
      lines += [
        "", "\"pricebook help \(name) WORD\" shows those with the word in the heading, such as",
        "  pricebook help \(name) budget",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sections whose headings have all the words.
  func text(about words: [String]) throws(UsageError) -> String {
    let sections = parts.flatMap { part in
      (DocumentationPage.named(part.page)?.sections ?? []).filter {
        !$0.heading.isEmpty && (part.headings.isEmpty || part.headings.contains($0.heading))
      }
    }
    let found = sections.filter { section in
      let heading = searchedName(section.heading)
      return words.allSatisfy { heading.contains(searchedName($0)) }
    }
    guard !found.isEmpty else {
      throw UsageError(
        "no section of the help on \(name) has \(quoted(words.joined(separator: " "))) in its heading",
        remedy: "\"pricebook help \(name)\" shows all of it")
    }
    return found.flatMap(Self.lines).drop { $0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private static func title(of page: DocumentationPage, isWhole: Bool) -> [String] {
    let summary = wrapped(PlainText.inline(page.summary[...]), width: HelpText.width)
    return [page.title] + (isWhole ? [""] + summary : [])
  }

  private static func lines(of section: DocumentationPage.Passage) -> [String] {
    let body = PlainText.lines(
      of: section.lines.drop(while: \.isEmpty), width: HelpText.width - 2)
    let heading = section.heading.isEmpty ? [] : [PlainText.inline(section.heading[...]), ""]
    return [""] + heading + body.map { $0.isEmpty ? "" : "  " + $0 }
  }
}

extension HelpTopic {
  /// The word for the list of all pages.
  static let documentation = "documentation"

  /// What `pricebook help` prints for some words.
  static func help(for operands: [String]) throws(UsageError) -> String {
    let words = operands.flatMap { $0.split(separator: " ").map(String.init) }
    guard let word = words.first else { return HelpText.overview }
    let others = Array(words.dropFirst())
    if let command = CommandName(rawValue: word) { return HelpText.help(for: command) }
    if word == documentation { return listOfPages }
    if let topic = named(word) {
      if others.isEmpty { return topic.text }
      if topic.name == "tables", others.count == 1 { return try TableHelp.text(of: others[0]) }
      return try topic.text(about: others)
    }
    if ReportTables.names.contains(word) { return try TableHelp.text(of: word) }
    if Diagnostic.Code(rawValue: word) != nil { return try ExplanationText.text(of: word) }
    if let page = DocumentationPage.named(word) {
      let topic = HelpTopic(name: page.name, summary: "", parts: [(page.name, [])])
      return try others.isEmpty ? topic.text : topic.text(about: others)
    }
    let places = DocumentationPage.sections(with: words)
    let nearest =
      Suggestion.word(for: word, among: self.words)
      ?? Suggestion.word(for: word, among: DocumentationPage.all.map(\.name))
    if !places.isEmpty, nearest.map({ !$0.hasPrefix(word.lowercased()) }) ?? true {
      return list(of: places, with: words)
    }
    throw UsageError(
      "there is no help on \(quoted(word))",
      remedy: nearest.map { "did you mean \"\($0)\"?" }
        ?? "\"pricebook help\" lists the commands and topics")
  }

  private static let placeLimit = 12

  /// The sections that have some words, each with the command that shows it.
  private static func list(
    of places: [(page: DocumentationPage, heading: String)], with words: [String]
  ) -> String {
    let rows = places.prefix(placeLimit).map { page, heading in
      let name = Self.name(ofPage: page.name + ".md") ?? page.name
      let whole = heading.isEmpty ? "" : " " + shellWord(heading)
      return ["pricebook help \(name)\(whole)"]
    }
    let words = quoted(words.joined(separator: " "))
    return (["\(words) is no topic; these sections of the pages have it:"] + aligned(rows))
      .joined(separator: "\n") + "\n"
  }

  /// The words after `help` that completion offers.
  static let words =
    CommandName.allCases.map(\.rawValue) + all.map(\.name) + [documentation]
    + ReportTables.names.filter { named($0) == nil && CommandName(rawValue: $0) == nil }

  private static let listOfPages: String = {
    var lines = wrapped(
      "The program has all pages of its documentation. \"pricebook help PAGE\" shows one, and "
        + "\"pricebook help --man\" writes the manual page for man. In the source they are "
        + "Sources/*/*.docc/PAGE.md, and README.md leads to them.", width: HelpText.width)
    lines += ["", "Topics:"] + aligned(all.map { [$0.name, $0.summary] })
    lines += ["", "Pages:"] + aligned(DocumentationPage.all.map { [$0.name, $0.title] })
    return lines.joined(separator: "\n") + "\n"
  }()
}
