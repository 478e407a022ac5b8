import Foundation
import Testing

@testable import PricebookReport

@Suite("The parts of a date, read off a sample")
struct DatePartsTests {
  private static let tags = Language.allCases.map(\.rawValue).flatMap { language in
    [language]
      + Locale.Region.isoRegions.map { "\(language)-\($0.identifier)" }.filter {
        ReportLocale(tag: $0) != nil
      }
  }

  /// The parts of a pattern (Unicode Technical Standard 35, part 4, Date Format Patterns).
  private func parts(_ template: String, _ locale: Locale) -> [LocaleFormats.DatePart]? {
    guard
      let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    else { return nil }
    var parts: [LocaleFormats.DatePart] = []
    var literal = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      let part: LocaleFormats.DatePart? =
        switch character {
        case "d" where !isQuoted: .day
        case "M" where !isQuoted, "L" where !isQuoted:
          run.count > 3 ? .monthName : .shortMonthName
        case "y" where !isQuoted: .year
        default: nil
        }
      if let part {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(part)
        rest = rest.dropFirst(run.count)
      } else {
        if character == "'" { isQuoted.toggle() } else { literal.append(character) }
        rest = rest.dropFirst()
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  @Test(arguments: tags)
  func `are those of the locale's own pattern`(tag: String) throws {
    let locale = try #require(ReportLocale(tag: tag))
    let identifier = tag.replacing("-", with: "_") + "@calendar=gregorian;numbers=latn"
    let source = Locale(identifier: identifier)
    let formats = LocaleFormats(locale)
    #expect(formats.month == parts("yMMMM", source))
    #expect(formats.shortMonth == parts("yyMMM", source))
    #expect(formats.date == parts("yMMMMd", source))
    #expect(formats.dayOfMonth == parts("MMMMd", source))
  }
}
