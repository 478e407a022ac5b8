import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// `report --share`.
@Suite("A report that others may see")
struct SharedReportTests {
  private let folder: TemporaryFolder

  /// A book in which everything that must not be seen is a word of its own.
  init() throws {
    folder = try TemporaryFolder()
    var lines = [
      "receipt_id,date,time,store,location,item,category,quantity,total,currency,person,for"
    ]
    for month in 1...10 {
      for day in [3, 10, 17, 24] {
        let date = "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
        let place = day < 15 ? "Placeone" : "Placetwo"
        let person = day == 10 ? "Personone" : "Persontwo"
        for (item, price) in [("Milk", 1.2), ("Bread", 3.1), ("Butter", 2.4), ("Rice", 1.9)] {
          let total = String(format: "%.2f", price * (day < 15 ? 1 : 1.2) + Double(month) / 50)
          lines.append(
            "RCPTID\(month)\(day),\(date),18:05,Store,\(place),\(item),Food,1,\(total),EUR,\(person),"
          )
        }
      }
    }
    lines.append("RCPTIDX,2026-10-30,18:05,Store,Placeone,Wine,Food,1,,EUR,Personone,Persontwo")
    try folder.write("pathword/fileword.csv", lines.joined(separator: "\n") + "\n")
    try folder.write(
      "pathword/prices-priceword.csv",
      "date,store,location,item,price,currency\n2026-10-20,Store,Placethree,Milk,1.05,EUR\n")
    try folder.write(
      "pathword/bankword.csv",
      "Booking date,Payee,Amount,Currency\n2026-10-03,Payeeword,-8.60,EUR\n2026-10-19,Store,-5,EUR\n"
    )
    try folder.write(
      "pathword/budgets.csv",
      "month,category,amount,currency,person\n*,*,200,EUR,\n*,*,90,EUR,Personone\n")
    try folder.write(
      "pathword/basketword.csv", "item,quantity,unit\nMilk,2,\nBread,1,\nNixword,1,\n")
    try folder.write(
      "pathword/aliases.csv", "kind,match,name,category\nitem,Nothingword*,Nothing,\n")
    try folder.write(
      "pathword/pricebook.json",
      #"{ "title": "Titleword", "personWeights": { "Personone": 2 }, "payments": "match" }"#)
  }

  private func report(_ options: String..., into name: String) -> CommandLineRun {
    CommandLineRun(
      ["report", folder.path("pathword"), "--output", folder.path(name)] + options,
      today: CalendarDate(iso: "2026-11-05"))
  }

  /// Everything that a run wrote, workbooks and the list of files aside, as one text.
  private func written(in name: String) throws -> String {
    try folder.contents().filter { $0.key.hasPrefix(name + "/") && !$0.key.hasSuffix(".xlsx") }
      .sorted { $0.key < $1.key }
      .map { $0.key + "\n" + String(decoding: $0.value, as: UTF8.self) }.joined(separator: "\n")
  }

  private static let secrets = [
    "Placeone", "Placetwo", "Placethree", "Personone", "Persontwo", "pathword", "fileword",
    "priceword", "bankword", "basketword", "Payeeword", "Titleword", "RCPTID", "Nothingword",
  ]

  @Test("places, paths, persons and receipts are in no file of it")
  func nothingLeft() throws {
    #expect(report("--share", "--format", "md,csv,html,json", into: "out").status == .done)
    let text = try written(in: "out")
    for secret in Self.secrets { #expect(!text.contains(secret), "\(secret)") }
    let files = try folder.contents().keys
    #expect(files.contains("out/2026-10/index.html"))
    #expect(!files.contains { $0.contains("receipts") || $0.contains("rejected-lines") })
    #expect(!text.contains("receipts.html"))
  }

  @Test("the same report without the option has them, so that the search can find them")
  func searchFinds() throws {
    #expect(report("--format", "md,csv,html,json", into: "out").status == .done)
    let text = try written(in: "out")
    for secret in Self.secrets { #expect(text.contains(secret), "\(secret)") }
  }

  @Test("the sample's addresses, neighbours and files are in no file of it")
  func sample() throws {
    let run = CommandLineRun("report", "sample-data", "--share", "--output", folder.path("out"))
    #expect(run.status == .done)
    let text = try written(in: "out")
    let words = [
      "Birkenweg", "kornmarkt.csv", "lindner.csv", "sample-data", "Südring", "Wiesenweg", "Am Wehr",
      "Nordkauf.csv", "N2610-", "cartwise", "grock.json",
    ]
    for word in words { #expect(!text.contains(word), "\(word)") }
  }

  @Test("the figures are those of the report with everything")
  func sameFigures() throws {
    _ = report(into: "whole")
    _ = report("--share", into: "shared")
    let files = try folder.contents()
    for table in ["spending-by-month", "spending-by-category", "spending-by-item"] {
      #expect(
        files["shared/tables/\(table).csv"] == files["whole/tables/\(table).csv"], "\(table)")
    }
    let stores = String(
      decoding: try #require(files["shared/tables/spending-by-store.csv"]), as: UTF8.self)
    // The second place is that of the price list.
    #expect(stores.contains("2026-10,Store 1,EUR,") && stores.contains("2026-10,Store 3,EUR,"))
  }

  @Test("the messages of the run are those without the option")
  func messages() throws {
    let shared = report("--share", into: "shared")
    #expect(shared.messages.contains("1 rejected"))
    #expect(shared.messages.contains("fileword.csv"))
    #expect(report("--share", "--strict", into: "strict").status == .rejected)
  }

  @Test("without --output it has a folder of its own")
  func folderOfItsOwn() throws {
    let run = CommandLineRun(
      ["report", folder.path("pathword"), "--share", "--format", "md"],
      today: CalendarDate(iso: "2026-11-05"))
    defer {
      try? FileManager.default.removeItem(
        atPath: CommandLineRun.packageFolder + "/reports-to-share")
    }
    #expect(run.messages.contains("to reports-to-share in"))
  }

  @Test("a folder with pages that would stay with their receipts is refused")
  func earlierPages() throws {
    _ = report("--period", "2026-01", into: "out")
    try folder.write(
      "pathword/fileword.csv",
      "date,store,item,total,currency\n2026-10-03,Store,Milk,1.20,EUR\n")
    let run = report("--share", into: "out")
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("2026-01"))
  }
}
