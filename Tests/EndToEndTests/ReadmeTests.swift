import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// The commands, links and tables of the README and of the pages it leads to are true.
@Suite struct ReadmeTests {
  private static let readme: String = page("README.md")
  private static let guide = "Sources/PricebookCommand/PricebookCommand.docc"

  private static func page(_ path: String) -> String {
    (try? String(contentsOfFile: CommandLineRun.packageFolder + "/" + path, encoding: .utf8)) ?? ""
  }

  /// The contents of the fenced blocks of a language.
  private static func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The words after `pricebook` of every command in the shell blocks.
  private static let commands: [[String]] = blocks("sh")
    .flatMap { $0.split(separator: "\n") }
    .compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.firstIndex(of: "pricebook").map { Array(words[($0 + 1)...]) }
    }

  @Test("the README shows commands and one file of six lines")
  func shape() throws {
    #expect(Self.commands.count >= 3)
    #expect(Self.blocks("csv").count == 1)
    #expect(try #require(Self.blocks("csv").first).split(separator: "\n").count == 6)
  }

  @Test("every command of the README works", arguments: commands)
  func command(words: [String]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("receipts.csv", try #require(Self.blocks("csv").first))
    var arguments = words.map { $0 == "receipts.csv" ? file : $0 }
    if words.first == "report" { arguments += ["--output", folder.path("reports")] }
    let run = CommandLineRun(arguments)
    #expect(run.status == .done, "\(run.messages)")
    let isSample = words.contains("sample-data")
    #expect(isSample || !run.messages.contains("warning"), "\(words): \(run.messages)")
  }

  @Test("the README is short enough to be read")
  func length() {
    let lines = Self.readme.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((100...250).contains(lines.count))
  }

  /// The targets of the README's links and pictures that are files.
  private static let linkedFiles = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    .filter { !$0.contains("://") }

  @Test("every link of the README leads to a file", arguments: linkedFiles)
  func link(path: String) {
    #expect(FileManager.default.fileExists(atPath: CommandLineRun.packageFolder + "/" + path))
  }

  /// The pages of all catalogues that are no landing page, by their paths.
  private static let articles: [String] = {
    let sources = CommandLineRun.packageFolder + "/Sources"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources)) ?? []
    return paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .filter { $0 != landingPage(of: $0) }.sorted()
  }()

  private static func landingPage(of article: String) -> String {
    let catalogue = URL(filePath: article).deletingLastPathComponent()
    let name = catalogue.deletingPathExtension().lastPathComponent
    return article.components(separatedBy: ".docc/")[0] + ".docc/\(name).md"
  }

  /// All of them.
  private static let pages: [String] = Set(articles.flatMap { [$0, landingPage(of: $0)] }).sorted()

  @Test("a page is short enough to be read, but for the list of all messages", arguments: articles)
  func pageLength(article: String) {
    guard !article.hasSuffix("/Diagnostics.md") else { return }
    let lines = Self.page("Sources/" + article).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 300)
  }

  @Test("the README leads to every page", arguments: articles)
  func leadsTo(article: String) {
    #expect(Self.linkedFiles.contains("Sources/" + article))
  }

  @Test("the landing page of a catalogue lists every page", arguments: articles)
  func landingPage(article: String) {
    let topics =
      Self.page("Sources/" + Self.landingPage(of: article))
      .components(separatedBy: "## Topics").last ?? ""
    #expect(topics.contains("](\(URL(filePath: article).lastPathComponent))\n"))
  }

  @Test(
    "every link of a page leads to a file and has its title, and none needs DocC",
    arguments: pages)
  func links(article: String) {
    let page = Self.page("Sources/" + article)
    #expect(!page.contains("doc:"))
    let folder = article.split(separator: "/").dropLast().joined(separator: "/")
    for link in page.matches(of: #/\[([^\]\n]+)\]\(([^)\s]+)\)/#) where !link.2.contains("://") {
      let linked = Self.page("Sources/\(folder)/\(link.2)")
      #expect(linked.hasPrefix("# \(link.1)\n"), "\(link.2)")
    }
  }

  @Test("the README's figures are those of the page about performance")
  func figures() {
    let performance = Self.page(Self.guide + "/Performance.md")
    let rows = Self.readme.split(separator: "\n").filter { $0.contains(" MiB |") }
    #expect(rows.count == 2)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      let pattern = [cells[0], #"[0-9.]+ MB"#] + cells.dropFirst()
      let expression = pattern.joined(separator: " | ").replacingOccurrences(of: "|", with: #"\|"#)
      #expect(performance.range(of: expression, options: .regularExpression) != nil, "\(row)")
    }
  }

  @Test(
    "the page about embedding shows the example that the checks compile and run",
    arguments: [
      ("Package.swift", "swift"), ("Sources/main.swift", "swift"), ("expected.txt", "text"),
    ])
  func embedding(file: String, language: String) {
    let page = Self.page("Sources/PricebookReport/PricebookReport.docc/Embedding.md")
    let text = Self.page("Tests/EmbeddingExample/\(file)")
    #expect(!text.isEmpty)
    #expect(page.contains("```\(language)\n\(text)```\n"))
  }

  @Test("the page about tables has the columns of every table")
  func tables() throws {
    let page = Self.page(Self.guide + "/Tables.md")
    let folder = try TemporaryFolder()
    _ = CommandLineRun("report", "sample-data", "--output", folder.path)
    let tables = try folder.contents().filter { $0.key.contains("tables/") }
    #expect(tables.count == TableList.all.count)
    for (name, data) in tables {
      let header = String(decoding: data.prefix { $0 != 10 }, as: UTF8.self)
      let stem = URL(filePath: name).deletingPathExtension().lastPathComponent
      let columns = header.replacingOccurrences(of: ",", with: ", ")
      #expect(page.contains("| `\(stem)` | \(columns) |"), "\(stem)")
    }
  }
}
