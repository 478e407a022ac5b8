import Foundation
import Testing

@testable import PricebookCommand

/// The options that the documentation names are those that there are.
@Suite struct DocumentationTests {
  /// The text of the README and of the pages for users.
  private static let text: String = {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = package.appendingPathComponent("Sources/PricebookCommand/PricebookCommand.docc")
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: guide.path)) ?? []
    let files =
      pages.filter { $0.hasSuffix(".md") }.sorted().map(guide.appendingPathComponent)
      + [package.appendingPathComponent("README.md")]
    return files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }()

  private static let named = Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })

  /// Options of other programs, and those that are gone.
  private static let foreign: Set<String> = [
    "--alias", "--bind", "--directory", "--filter", "--now", "--package-path", "--rank-by",
    "--recursive", "--sanitize", "--static-swift-stdlib", "--user", "--weigh",
  ]

  @Test("every option is in the documentation", arguments: OptionName.allCases)
  func documented(option: OptionName) {
    #expect(Self.named.contains("--\(option.rawValue)"))
  }

  @Test("thousands are grouped by commas on every page")
  func numbers() throws {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".md") }
    #expect(pages.count > 30)
    for page in pages {
      let text = try String(contentsOf: sources.appendingPathComponent(page), encoding: .utf8)
      let prose = text.replacing(/(?s)```.*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
        .replacing(/\n {4}.*/, with: "")
      let found = prose.matches(of: /(?:^|[^\d,.])(\d{1,3}(?: \d{3})+)(?:\D|$)/)
        .map { String($0.1) }
      #expect(found == [], "\(page)")
    }
  }

  @Test("every option in the documentation exists")
  func existing() {
    let known = Set(OptionName.allCases.map { "--\($0.rawValue)" })
    #expect(Self.named.subtracting(known).subtracting(Self.foreign) == [])
    #expect(Self.foreign.isSubset(of: Self.named))
  }
}
