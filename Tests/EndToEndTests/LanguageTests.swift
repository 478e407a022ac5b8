import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookReport
import TestSupport
import Testing

/// Reports in other languages than English, from the command line on.
@Suite struct `Reports in other languages` {
  private static let known = Language.allCases.map(\.rawValue).joined(separator: ", ")

  @Test(
    "A report of the sample reads as recorded",
    arguments: Language.allCases.filter { $0 != .english }, ["review", "trends", "compare"])
  func golden(language: Language, command: String) throws {
    let locale = language.rawValue
    let run = CommandLineRun(command, "sample-data", "--locale", locale, "--quiet")
    #expect(run.status == .done)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/languages/\(locale)/\(command).md")
    #expect(try Golden.problem(of: run.results, recordedIn: file) == nil)
  }

  @Test("A page says which language it is in", arguments: ["de-CH", "fr", "es-MX", "en"])
  func languageOfPage(locale: String) {
    let run = CommandLineRun(
      "review", "sample-data", "--locale", locale, "--format", "html", "--quiet")
    #expect(run.results.contains("<html lang=\"\(locale)\">"))
  }

  @Test("Swiss amounts have their sign before them")
  func swiss() throws {
    let run = try Self.review(settings: #"{"currency": "CHF", "locale": "de-CH"}"#)
    #expect(run.results.hasPrefix("# CHF\u{A0}12.50 im Oktober 2026 ausgegeben\n"))
  }

  @Test("The book’s locale counts where the command line says none")
  func settings() throws {
    let run = try Self.review(settings: #"{"currency": "EUR", "locale": "fr"}"#)
    #expect(run.results.hasPrefix("# 12,50\u{A0}€ dépensés en octobre 2026\n"))
  }

  @Test("The command line’s locale counts before the book’s")
  func precedence() throws {
    let run = try Self.review(
      settings: #"{"currency": "EUR", "locale": "fr"}"#, "--locale", "de")
    #expect(run.results.hasPrefix("# 12,50\u{A0}€ im Oktober 2026 ausgegeben\n"))
  }

  @Test("An unknown language in the settings is reported, and the report is in English")
  func unknownSetting() throws {
    let run = try Self.review(settings: #"{"currency": "EUR", "locale": "xx"}"#)
    #expect(run.results.hasPrefix("# €12.50 spent in October 2026\n"))
    #expect(run.messages.contains("\"xx\"; use one of \(Self.known)"))
  }

  @Test(
    "A locale that is not known is an error of usage", arguments: ["xx", "german", "de-QQ", ""])
  func unknownOption(locale: String) {
    let run = CommandLineRun("review", "sample-data", "--locale", locale)
    #expect(run.status == .usage)
    #expect(run.messages.contains(Self.known))
  }

  @Test("What programs read is the same in every language")
  func machineFormats() throws {
    let folder = try TemporaryFolder()
    for locale in ["en", "de-CH"] {
      let run = CommandLineRun(
        "report", "sample-data", "--output", folder.path(locale), "--locale", locale, "--format",
        "csv,json,md", "--quiet")
      #expect(run.status == .done)
    }
    let english = folder.url.appending(path: "en")
    let names = try FileManager.default.subpathsOfDirectory(atPath: english.path)
      .filter { $0.hasSuffix(".csv") || $0.hasSuffix(".json") }
    #expect(names.count > 15)
    for name in names {
      let other = folder.url.appending(path: "de-CH").appending(path: name)
      #expect(
        FileManager.default.contentsEqual(
          atPath: english.appending(path: name).path, andPath: other.path), "\(name)")
    }
  }

  /// The review of one receipt over 12.50 of October 2026.
  private static func review(settings: String, _ arguments: String...) throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    try folder.write(
      "receipts.csv", "date,store,item,total\n2026-10-31,Laden,Brot,12.50\n")
    try folder.write("pricebook.json", settings)
    return CommandLineRun(["review", folder.path, "--no-progress"] + arguments)
  }
}
