import Foundation
import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookReport

/// The compiler finds words that a language lacks; these find words that nobody says, and words
/// that were not translated.
@Suite struct `Words of languages` {
  @Test("Every word is said somewhere")
  func unused() throws {
    let sources = try Self.sources(below: "Sources/PricebookReport")
    let said = sources.filter { !$0.path.contains("/Words/") }.map(\.text).joined()
    let phrases = sources.filter { $0.path.contains("/Words/Phrases/") }
    #expect(phrases.count > 10)
    for file in phrases {
      for match in file.text.matches(of: /static (?:var|func) (\w+)/) {
        let name = match.output.1
        let isSaid = said.contains(".\(name)") || Self.isHelper(String(name))
        #expect(isSaid, "nobody says \(name) of \(file.path)")
      }
    }
  }

  /// What languages say within their own words.
  private static func isHelper(_ name: String) -> Bool {
    ["isSingular", "joined", "more", "semicolon", "place"].contains(name)
  }

  @Test(
    "Every file of English words has its like in every language",
    arguments: ["German", "Spanish", "French"])
  func files(language: String) throws {
    let names = { (language: String) in
      Set(
        try Self.sources(below: "Sources/PricebookReport/Words/\(language)").map {
          URL(filePath: $0.path).lastPathComponent.replacing(language, with: "")
        })
    }
    #expect(try names(language) == names("English"))
  }

  @Test(
    "No report in another language has English words",
    arguments: Language.allCases.filter { $0 != .english }, WrittenReports.books)
  func untranslated(language: Language, book: WrittenReports.Book) {
    let english: Set<Substring> = [
      "the", "of", "and", "with", "is", "are", "for", "than", "not", "at", "to", "by", "from",
    ]
    for report in book.reports(ReportLocale(language)) {
      for words in report.ownWords {
        let found = Set(words.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "-" })
          .intersection(english)
        #expect(found.isEmpty, "\(found) in “\(words)” of \(report.kind)")
      }
    }
  }

  @Test(
    "A report has the same parts in every language",
    arguments: Language.allCases.filter { $0 != .english }, WrittenReports.books)
  func sameParts(language: Language, book: WrittenReports.Book) {
    let english = book.reports(.english)
    let others = book.reports(ReportLocale(language))
    #expect(english.count == others.count)
    for (report, other) in zip(english, others) {
      #expect(other.parts == report.parts, "\(report.kind)")
      #expect(other.locale == ReportLocale(language))
    }
  }

  @Test(
    "French sets unbreakable spaces before : ; » and after «", arguments: WrittenReports.books)
  func frenchSpaces(book: WrittenReports.Book) {
    for report in book.reports(ReportLocale(.french)) {
      for words in report.ownWords {
        #expect(words.firstMatch(of: #/ [:;»]|« |[^\u{A0}]»/#) == nil, "“\(words)”")
      }
    }
  }

  @Test("No German word has an ß, which Swiss readers do not write")
  func eszett() throws {
    for file in try Self.sources(below: "Sources/PricebookReport/Words/German") {
      let words = file.text.split(separator: "\n").filter { !$0.contains("///") }
      #expect(!words.contains { $0.contains("ß") }, "\(file.path)")
    }
  }

  private static func sources(below folder: String) throws -> [(path: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      let file = root.appending(path: name)
      return (file.path, try String(contentsOf: file, encoding: .utf8))
    }
  }
}
