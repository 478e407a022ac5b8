import CommandTestSupport
import Foundation
import PricebookAnalytics
import PricebookModel
import PricebookReport
import TestSupport
import Testing

@testable import PricebookCommand
@testable import PricebookImport
@testable import PricebookPages

/// The names that the page *What you can rely on* promises are those of a committed list.
@Suite struct PromisesTests {
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// One name to a line: a change of the list is a change of what was promised.
  private static let names: String = {
    var lines = CommandName.allCases.map { "command \($0.rawValue) \($0.operands.rawValue)" }
    for option in OptionDefinition.catalogue {
      let commands = option.commands.map(\.rawValue).joined(separator: " ")
      lines.append("option \(option.usage.trimmed): \(commands)")
    }
    lines += RunStatus.allCases.map { "status \($0.rawValue)" }
    lines += SettingsReader.keys(ofFiles: false).map { "setting \($0)" }
    lines += SettingsReader.keys(ofFiles: true).map { "setting of files \($0)" }
    lines += MappingReader.keys.map { "mapping \($0.name)" }
    lines += Field.ofMappings.map { "field \($0.rawValue)" }
    for kind in [TableKind.aliases, .budgets, .basket, .aisles] {
      lines.append("file of \(kind.sourceKind.rawValue): \(kind.columns.joined(separator: ","))")
    }
    for table in ReportTables.all(of: Analysis(of: Book(), options: AnalysisOptions())) {
      lines.append("table \(table.name): \(table.columns.map(\.name).joined(separator: ","))")
    }
    for isResolved in [false, true] {
      let run = CommandLineRun(
        ["export", "sample-data/receipts"] + (isResolved ? ["--resolved"] : []))
      lines.append("export: \(run.results.prefix { !$0.isNewline })")
    }
    lines += Diagnostic.Code.allCases.map { "code \($0.rawValue)" }
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test("commands, options, settings, columns and codes are those of the committed list")
  func promised() throws {
    let problem = try Golden.problem(
      of: Self.names, recordedIn: Self.goldens.appending(path: "promised.txt"))
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test("the schema of the tables as JSON is the committed one")
  func schema() throws {
    let tables = ReportTables.all(of: Analysis(of: Book(), options: AnalysisOptions()))
    let problem = try Golden.problem(
      of: String(decoding: JSONRenderer.schema(of: tables), as: UTF8.self),
      recordedIn: Self.goldens.appending(path: "schema.json"))
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(
    "an option that went says what to use",
    arguments: [("--rank-by", "table store-comparison"), ("--weigh", "table basket-prices")])
  func retired(option: String, instead: String) {
    let run = CommandLineRun("compare", "sample-data", option, "total")
    #expect(run.status == .usage)
    #expect(run.messages.contains("it is gone") && run.messages.contains(instead))
  }

  @Test("the version is that of the page about changes, and -V prints it")
  func version() {
    #expect(HelpText.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(CalendarDate(iso: HelpText.versionDay) != nil)
    #expect(CommandLineRun("-V").results == "pricebook \(HelpText.version)\n")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: CommandLineRun.packageFolder + "/" + path, encoding: .utf8)
  }

  /// The files below a folder of the package, by their paths in it.
  private static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: CommandLineRun.packageFolder + "/" + folder)
  }

  @Test("every promise of the page names a test, and every test that it names is run")
  func heldByTests() throws {
    let page = try Self.text(
      "Sources/PricebookCommand/PricebookCommand.docc/WhatItPromises.md")
    let parts = page.components(separatedBy: "\n## ")
    let promises = parts.dropFirst().dropLast()
      .flatMap { $0.components(separatedBy: "\n- ").dropFirst() }
    #expect(promises.count > 25)
    let test = #/`(\w+Tests|Checks/\w+\.py|Tests/Fuzzing)`/#
    for promise in promises { #expect(promise.contains(test), "\(promise)") }
    let suites = Dictionary(grouping: try Self.files(below: "Tests")) {
      URL(filePath: $0).lastPathComponent
    }
    let ci = try Self.text(".ci/run")
    for name in Set(page.matches(of: test).map { String($0.1) }) {
      if name.hasPrefix("Checks/") {
        #expect(ci.contains("$checks/\(name.dropFirst(7))\""), "\(name)")
      } else if name != "Tests/Fuzzing" {
        let file = try #require(suites["\(name).swift"]?.first, "\(name)")
        #expect(try Self.text("Tests/\(file)").contains("@Test"), "\(name)")
      }
    }
  }

  @Test(
    "nothing in the sources can reach the network",
    arguments: [
      (".swift", ["FoundationNetworking", "URLSession", "getaddrinfo", "socket(", "connect("]),
      (".js", ["fetch", "XMLHttpRequest", "sendBeacon", "WebSocket", "EventSource", "import"]),
    ])
  func network(ending: String, ways: [String]) throws {
    let files = try Self.files(below: "Sources").filter { $0.hasSuffix(ending) }
    #expect(!files.isEmpty)
    for file in files {
      let code = try Self.text("Sources/\(file)")
      #expect(ways.filter(code.contains) == [], "\(file)")
    }
  }
}
