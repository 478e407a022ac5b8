import Foundation
import Testing

@Suite("Names in the guides for work on the code")
struct GuideNamesTests {
  /// Words that stand for names that a reader chooses, and the names of the examples.
  private static let placeholders = ["NAME", "CODE", "SUITE", "Weekday", "nl"]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let guides = [
    "PricebookImport/PricebookImport.docc/AddingASetting.md",
    "PricebookImport/PricebookImport.docc/AddingAnImporter.md",
    "PricebookReport/PricebookReport.docc/AddingAFormat.md",
    "PricebookReport/PricebookReport.docc/AddingALanguage.md",
    "PricebookReport/PricebookReport.docc/AddingAnAnalysis.md",
    "PricebookReport/PricebookReport.docc/HowAPageIsDrawn.md",
    "PricebookCommand/PricebookCommand.docc/PricebookCommand.md",
    "PricebookCommand/PricebookCommand.docc/WorkingOnPricebook.md",
  ]

  private static func guide(_ path: String) throws -> String {
    try text("Sources/" + path)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files and folders of the sources and tests, by their paths below the package.
  private static func paths() throws -> [String] {
    try ["Sources", "Tests"].flatMap { folder in
      let below = root.appendingPathComponent(folder).path
      return try FileManager.default.subpathsOfDirectory(atPath: below).map { "\(folder)/\($0)" }
    }
  }

  /// The words of a guide that are set as code, without those that stand for others.
  private static func words(of guide: String) throws -> [String] {
    try Self.guide(guide).matches(of: #/`([^`\n]+)`/#).map { String($0.1) }.filter { word in
      !placeholders.contains { word.contains($0) }
    }
  }

  @Test("Every file that a guide names exists", arguments: guides)
  func files(guide: String) throws {
    let paths = try Self.paths()
    let named = try Self.words(of: guide).filter { word in
      word.hasSuffix(".swift") && !word.contains(" ") || word.hasPrefix("Sources/")
        || word.hasPrefix("Tests/")
    }
    for name in named {
      let path = name.hasSuffix("/") ? String(name.dropLast()) : name
      let exists = paths.contains { $0 == path || $0.hasSuffix("/" + path) }
      #expect(exists || path == "Package.swift", "\(name)")
    }
  }

  @Test("Every type that a guide names is declared", arguments: guides)
  func types(guide: String) throws {
    let paths = try Self.paths()
    let folders = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    let named = try Self.words(of: guide).filter { word in
      word.wholeMatch(of: #/[A-Z]\w*[a-z]\w*[A-Z]\w*/#) != nil && !folders.contains(word)
    }
    guard !named.isEmpty else { return }
    let code = try paths.filter { $0.hasSuffix(".swift") }.map(Self.text)
    for name in named {
      let declaration = try Regex(#"\b(?:struct|class|enum|actor|protocol|typealias) \#(name)\b"#)
      #expect(code.contains { $0.contains(declaration) }, "\(name)")
    }
  }

  @Test("Every test that a guide runs exists", arguments: guides)
  func tests(guide: String) throws {
    let names = try Self.guide(guide).matches(of: #/--filter (?:"([^"]+)"|([\w.]+))/#)
      .compactMap { ($0.1 ?? $0.2)?.split(separator: ".").last.map(String.init) }
      .filter { !Self.placeholders.contains($0) }
    let code = try Self.paths().filter { $0.hasPrefix("Tests/") && $0.hasSuffix("Tests.swift") }
      .map(Self.text)
    for name in names {
      let suite = try Regex("struct `?\(name)")
      #expect(code.contains { $0.contains(suite) }, "\(name)")
    }
  }
}
