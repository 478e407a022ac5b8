import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What stands in the output folder after runs of different kinds.
@Suite struct OutputFilesTests {
  private let folder: TemporaryFolder
  private let good: String
  private let bad: String

  init() throws {
    folder = try TemporaryFolder()
    good = try folder.write(
      "good.csv", "date,store,item,total\n2026-09-03,S,Milk,2.50\n2026-10-04,S,Bread,3\n")
    bad = try folder.write(
      "bad.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\nno,S,Bread,3\n")
  }

  /// The files of the report, without the list of them.
  private func names() throws -> Set<String> {
    Set(try folder.contents().keys.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) })
      .subtracting([".pricebook-files"])
  }

  private func report(_ words: String...) {
    _ = CommandLineRun(["report", "--output", folder.path("out")] + words)
  }

  private static let pages = [
    "index", "spending-review", "price-trends", "store-comparison", "shopping-list",
  ]

  /// The files of the sample's month and year in one format.
  private static func names(of format: String) -> Set<String> {
    Set(pages.map { "2026-10/\($0).\(format)" }).union(["2026/year-in-review.\(format)"])
  }

  @Test(
    "a run writes index, items, receipts, the month, three reports and the list twice, and every table, and nothing else"
  )
  func everything() throws {
    report(good)
    let expected =
      ["index.html", "items.html", "2026-10/receipts.html", "2026/receipts.html"]
      + ["html", "md"].flatMap(Self.names) + TableList.all.map { "tables/\($0).csv" }
    #expect(try names() == Set(expected))
  }

  @Test("no file is empty")
  func contents() throws {
    report(good)
    for (name, data) in try folder.contents() { #expect(!data.isEmpty, "\(name)") }
  }

  @Test("formats that were not asked for are not written, and old ones of them are removed")
  func formats() throws {
    report(good)
    report(good, "--format", "md")
    #expect(try names() == Self.names(of: "md"))
    report(good, "--format", "json")
    #expect(try names() == Set((TableList.all + ["schema"]).map { "tables/\($0).json" }))
    report(good, "--format", "csv")
    #expect(try names() == Set(TableList.all.map { "tables/\($0).csv" }))
  }

  @Test("the workbook is written only where it was asked for, and an old one is removed")
  func workbook() throws {
    report(good, "--format", "xlsx")
    #expect(try names() == ["tables.xlsx"])
    report(good, "--format", "md")
    #expect(try names() == Self.names(of: "md"))
  }

  @Test("rejected records of an earlier run do not stay")
  func staleRejectedLines() throws {
    report(bad)
    #expect(try names().contains("2026-10/rejected-lines.csv"))
    report(good)
    #expect(try !names().contains("2026-10/rejected-lines.csv"))
  }

  @Test("files of others in the folder stay")
  func foreignFiles() throws {
    try folder.write("out/2026-10/notes.txt", "mine")
    try folder.write("out/2026-10/tables/mine.csv", "mine")
    report(good, "--format", "md")
    #expect(try names().isSuperset(of: ["2026-10/notes.txt", "2026-10/tables/mine.csv"]))
  }

  @Test("the index lists every month that the folder holds")
  func months() throws {
    report(good, "--month", "2026-09")
    report(good)
    let index = try #require(folder.contents()["out/index.html"])
    let text = String(decoding: index, as: UTF8.self)
    #expect(text.contains("2026-09/index.html"))
    #expect(text.contains("2026-10/spending-review.html"))
  }

  @Test("every link of every page leads to a file that is there")
  func links() throws {
    report(bad, "--month", "2026-10")
    let files = try folder.contents()
    for (name, data) in files where name.hasSuffix(".html") {
      let page = URL(filePath: "/" + name)
      // The picture of the tab is empty, and part of the page.
      for address in addresses(in: String(decoding: data, as: UTF8.self))
      where !address.hasPrefix("data:") {
        let target = URL(filePath: address, relativeTo: page).standardizedFileURL.path
        #expect(files[String(target.dropFirst())] != nil, "\(name) links \(address)")
      }
    }
  }

  /// The addresses of all links to files, without queries and fragments.
  private func addresses(in html: String) -> Set<String> {
    Set(
      html.split(separator: "href=\"").dropFirst().compactMap { rest in
        let address = rest.prefix { !"\"#?".contains($0) }
        // The empty icon asks for nothing.
        return address.isEmpty || address == "data:," ? nil : String(address)
      })
  }
}
