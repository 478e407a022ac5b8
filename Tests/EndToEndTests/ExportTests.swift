import Foundation
import PricebookCommand
import TestSupport
import Testing

@Suite struct ExportTests {
  @Test("what was exported and read again gives the same spending and prices")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let export = CommandLineRun("export", "sample-data")
    #expect(export.status == .done, "\(export.messages)")
    try folder.write("book/lines.csv", export.results)
    for name in ["aliases.csv", "budgets.csv", "pricebook.json"] {
      try FileManager.default.copyItem(
        atPath: CommandLineRun.packageFolder + "/sample-data/" + name,
        toPath: folder.path("book/\(name)"))
    }
    let again = CommandLineRun("report", folder.path("book"), "--output", folder.path("again"))
    #expect(again.status == .done, "\(again.messages)")
    let original = CommandLineRun("report", "sample-data", "--output", folder.path("original"))
    #expect(original.status == .done)
    let files = try folder.contents()
    for table in ["spending-by-category", "spending-by-store", "spending-by-item"] {
      let name = "2026-10/tables/\(table).csv"
      #expect(try #require(files["again/\(name)"]) == #require(files["original/\(name)"]))
    }
  }

  @Test("the columns are those of the design")
  func header() {
    let header = CommandLineRun("export", "sample-data").results.prefix { $0 != "\n" }
    #expect(
      header == "receipt,date,time,store,location,item,barcode,category,quantity,unit,unit_price,"
        + "discount,total,currency,source,line")
  }

  @Test("text stays as it was written, unless safe output was asked for")
  func formulas() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv", "date,store,item,discount,total\n2026-10-03,S,=1+1,-0.50,-2.50\n")
    let plain = CommandLineRun("export", file).results.split(separator: "\n")
    #expect(plain.last?.contains(",=1+1,") == true)
    let safe = CommandLineRun("export", file, "--safe").results.split(separator: "\n")
    #expect(safe.last?.contains(",'=1+1,") == true)
    #expect(safe.last?.contains(",-0.50,-2.50,") == true)
  }

  @Test("an export holds only what passes the filters")
  func filters() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv", "date,store,item,total\n2026-10-03,S,Milk,1\n2026-10-04,S,Bread,2\n")
    let run = CommandLineRun("export", file, "--item", "m*")
    #expect(run.results.split(separator: "\n").count == 2)
    #expect(run.messages.contains("Left out by filters: 1 line"))
  }
}
