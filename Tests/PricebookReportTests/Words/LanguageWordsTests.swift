import Foundation
import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

/// What the compiler cannot find in the words: `WordBookChecks` compares each language with what the
/// English text declares; the other tests read reports.
@Suite struct `Words of languages` {
  @Test("Every language says every phrase, with what it is given", arguments: Language.allCases)
  func checks(language: Language) throws {
    for problem in try WordBookChecks(language).problems { Issue.record("\(problem)") }
  }

  @Test("Every phrase is used in a section, or by another one")
  func unused() throws {
    let sources = try ["PricebookReport", "PricebookPages"].flatMap {
      try Self.sources(below: "Sources/\($0)")
    }
    // The files of phrases have all of them.
    let said = sources.filter { !$0.path.contains("Words/Phrases/") }.map(\.text).joined()
    let text = try WordBookChecks.text(.english)
    let phrases = WordBookChecks.declared(try WordBookChecks.phrases(of: .english))
    #expect(phrases.count > 500)
    for phrase in phrases {
      let parts = phrase.key.split(separator: ".")
      let isSaid =
        said.contains(".\(parts[1])") || text.contains("{=\(parts[1])")
        || text.contains("{=/\(phrase.key)")
      #expect(isSaid, "\(WordBookChecks.name(.english)):\(phrase.line): nothing says \(phrase.key)")
    }
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
    arguments: WrittenReports.books.filter { $0.name != "hostile names" })
  func untranslated(book: WrittenReports.Book) {
    let words = { Set(book.reports($0).flatMap(\.ownWords)) }
    let english = words(.english)
    for language in Language.allCases where language != .english {
      let found = words(ReportLocale(language)).intersection(english)
        .filter { $0.contains(where: \.isLetter) && !$0.hasSuffix(".csv") }
        .subtracting(Self.untranslatable)
      #expect(found.subtracting(Self.cognates[language] ?? []) == [], "\(language)")
    }
  }

  @Test(
    "No heading in another language is the English one",
    arguments: Language.allCases.filter { $0 != .english })
  func headings(language: Language) throws {
    let headings = { (language: Language) in
      try WordBookChecks.phrases(of: language).filter { $0.key.hasPrefix("headings.") }
        .map { ReportReading.plain(language.words.book[$0.key, [:]]) }
    }
    let (english, others) = (try headings(.english), try headings(language))
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
        let wrong = words.range(of: " [:;»]|« |[^\u{A0}]»", options: .regularExpression)
        #expect(wrong == nil, "“\(words)”")
      }
    }
  }

  @Test("A noun is in the singular with the very numbers that a language names")
  func singular() {
    let book = WordBook("== grammar\nsingular  0 1\n\n== it\nsaid  {n|item|items}\n")
    let said = [-1, 0, 0.6, 1, 1.4, 2].map { book.words("it.said", ["n": $0]) }
    #expect(said == ["items", "item", "items", "item", "items", "items"])
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

  @Test("German words have an ß after long vowels, as readers in Germany and Austria write them")
  func eszett() throws {
    let swiss = #/(?i)gross|grösse|mässig|strasse|heiss|gemäss|schliess|weiss|süss|äusser|bloss/#
    for (number, line) in try WordBookChecks.text(.german).split(separator: "\n").enumerated() {
      #expect(line.firstMatch(of: swiss) == nil, "\(WordBookChecks.name(.german)):\(number + 1)")
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
