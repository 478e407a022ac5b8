import Foundation
import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookReport

/// The compiler finds missing words; these tests find words that no section uses, and words that
/// were not translated.
@Suite struct `Words of languages` {
  @Test("Every word is used in a section")
  func unused() throws {
    let sources = try Self.sources(below: "Sources/PricebookReport")
    let said = sources.filter { !$0.path.contains("/Words/") }.map(\.text).joined()
    let phrases = sources.filter { $0.path.contains("/Words/Phrases/") }
    #expect(phrases.count > 10)
    for file in phrases {
      for match in file.text.matches(of: /static (?:var|func) (\w+)/) {
        let name = match.output.1
        let isSaid = said.contains(".\(name)") || Self.isHelper(String(name))
        #expect(isSaid, "no section uses \(name) of \(file.path)")
      }
    }
  }

  /// What languages use within their own words.
  private static func isHelper(_ name: String) -> Bool {
    [
      "inBrackets", "isSingular", "joined", "listed", "magnitudes", "more", "numerals", "semicolon",
      "spelled", "varianceRule",
    ].contains(name)
  }

  @Test(
    "Every file of English words has its like in every language",
    arguments: Language.allCases.filter { $0 != .english })
  func files(language: Language) throws {
    let names = { (language: Language) in
      let name = String(describing: language).capitalized
      return Set(
        try Self.sources(below: "Sources/PricebookReport/Words/\(name)").map {
          URL(filePath: $0.path).lastPathComponent.replacing(name, with: "")
        })
    }
    #expect(try names(language) == names(.english))
  }

  /// What is the same in English and in another language, as far as reports have it.
  private static let cognates: [Language: Set<String>] = [
    .german: ["Budget", "Median", "Name", "Person", "in #"],
    .french: ["Budget", "Direction", "Total", "Total #"],
    .spanish: ["Total", "Total #"],
  ]

  /// What no language translates: units, and the name of a format.
  private static let untranslatable: Set = ["kg", "l", "canonical receipts"]

  @Test(
    "No text of a report in another language is that of the English report",
    arguments: Language.allCases.filter { $0 != .english },
    WrittenReports.books.filter { $0.name != "hostile names" })
  func untranslated(language: Language, book: WrittenReports.Book) {
    let english = Set(book.reports(.english).flatMap(\.ownWords))
    let found = Set(book.reports(ReportLocale(language)).flatMap(\.ownWords))
      .intersection(english)
      .filter { $0.contains(where: \.isLetter) && !$0.hasSuffix(".csv") }
      .subtracting(Self.untranslatable)
    #expect(found.subtracting(Self.cognates[language] ?? []) == [])
  }

  @Test(
    "No heading in another language is the English one",
    arguments: Language.allCases.filter { $0 != .english })
  func headings(language: Language) {
    let texts = { (language: Language) in
      Mirror(reflecting: language.words.headings).children.compactMap { child in
        (child.value as? RichText).map(ReportReading.plain)
      }
    }
    let (english, others) = (texts(.english), texts(language))
    #expect(english.count == others.count && english.count > 50)
    let same = zip(english, others).filter { $0 == $1 }.map(\.0)
    #expect(Set(same).subtracting(Self.cognates[language] ?? []) == [])
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

  @Test("A list says how many of its entries it leaves out", arguments: Language.allCases)
  func listsCount(language: Language) {
    let entries: [RichText] = ["A", "B", "C"]
    let words = language.words.shared
    let said = { (list: RichText) in ReportReading.plain(list) }
    #expect(!said(words.list(entries)).contains("count"))
    #expect(said(words.list(entries, limit: 1)).contains("count(2)"))
    #expect(said(words.list(entries, of: 10)).contains("count(7)"))
  }

  @Test("Why records of receipts are refused is said in words", arguments: Language.allCases)
  func rejectionReasons(language: Language) {
    let codes: [Diagnostic.Code] = [
      .amountOverflow, .currencyLabel, .fieldCount, .invalidUTF8, .jsonSyntax, .malformedDate,
      .malformedNumber, .malformedTime, .missingAmount, .missingDate, .missingItem, .missingStore,
      .noPrice, .nulByte, .quantityOutOfRange, .recordTooLong, .strayQuote, .tooManyUnits,
      .unclosedQuote,
    ]
    let said = codes.map { ReportReading.plain(language.words.data.reason($0, 2)) }
    for (code, words) in zip(codes, said) { #expect(!words.contains(code.rawValue)) }
    #expect(Set(said).count == codes.count)
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
