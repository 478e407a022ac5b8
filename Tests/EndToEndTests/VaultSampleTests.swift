import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Sample exports of the shopping apps, with what is to be made of them beside.
///
/// `PRICEBOOK_RECORD=1` writes the expectations anew, and still fails.
@Suite struct VaultSampleTests {
  private static let folder = "Tests/EndToEndTests/Goldens/vaults"
  private static let samples: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: CommandLineRun.packageFolder + "/" + folder)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()
  private static let tables = [
    "shopping-lists", "store-ratings", "contributors", "basket-prices", "cart-variance",
    "diagnostics", "products", "app-prices",
  ]

  @Test("every app has a sample")
  func apps() {
    #expect(Self.samples == ["cartwise", "checkout-hero", "shopping-list", "together"])
  }

  @Test("an export is read as its sample says", arguments: samples)
  func expected(sample: String) throws {
    let input = "\(Self.folder)/\(sample)/input"
    let files = try FileManager.default
      .contentsOfDirectory(atPath: CommandLineRun.packageFolder + "/" + input).sorted()
    var texts: [String: String] = [:]
    texts["inspect.txt"] =
      CommandLineRun(["inspect"] + files.map { "\(input)/\($0)" }).results
    let list = CommandLineRun("list", input)
    texts["list.md"] = list.results
    texts["messages.txt"] = list.messages
    let output = try TemporaryFolder()
    _ = CommandLineRun("report", input, "--output", output.path, "--format", "csv")
    for (name, data) in try output.contents() {
      let table = URL(filePath: name).deletingPathExtension().lastPathComponent
      if name.hasSuffix(".csv"), Self.tables.contains(table) {
        texts["\(table).csv"] = String(decoding: data, as: UTF8.self)
      }
    }
    #expect(texts.count == 3 + Self.tables.count)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let path = "\(CommandLineRun.packageFolder)/\(Self.folder)/\(sample)/\(name)"
      #expect(try Golden.problem(of: text, recordedIn: URL(filePath: path)) == nil)
    }
  }

  @Test("a vault without purchases is reported in the month of its export, with its prices")
  func vaultWithoutPurchases() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "grock.json",
      #"{"timestamp":814183200,"version":2,"categories":[],"carts":[],"stores":[],"items":[{"id":"I1","#
        + #""name":"Oat milk","categoryName":"Unknown","createdAt":800000000,"#
        + #""priceOptions":[{"store":"Aldi","price":1.19,"unit":"L"}]}]}"#)
    let run = CommandLineRun(
      "report", folder.path("grock.json"), "--currency", "EUR", "--output", folder.path("out"))
    #expect(run.status == .done)
    let files = try folder.contents()
    // 814183200 seconds after 2001 began.
    #expect(files["out/2026-10/index.html"] != nil)
    let items = String(decoding: try #require(files["out/items.html"]), as: UTF8.self)
    #expect(items.contains("Oat milk") && items.contains("1.19"))
  }

  @Test("what is in the trash of an app is not called left out by filters")
  func trash() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "list.json",
      #"[{"id":"1","name":"Milk","quantity":1,"isBought":false,"createdAt":800000000,"#
        + #""modifiedAt":800000000,"isDeleted":false},{"id":"2","name":"Soap","quantity":1,"#
        + #""isBought":false,"createdAt":800000000,"modifiedAt":800000000,"isDeleted":true}]"#)
    let run = CommandLineRun("report", folder.path("list.json"), "--output", folder.path("out"))
    #expect(run.messages.contains("In the trash of an app, and not counted: 1 record"))
    #expect(!run.messages.contains("Left out"))
  }

  @Test("nothing of a password stands in any output", arguments: ["cartwise", "together"])
  func passwords(sample: String) throws {
    let input = "\(Self.folder)/\(sample)/input"
    let output = try TemporaryFolder()
    var outputs = [
      CommandLineRun("report", input, "--output", output.path, "--verbose"),
      CommandLineRun("inspect", "\(input)/cartwise.json", "--verbose"),
      CommandLineRun("compare", input), CommandLineRun("list", input),
      CommandLineRun("review", input, "--format", "html"), CommandLineRun("export", input),
    ].map { $0.results + $0.messages }
    #expect(outputs[0].contains("Wrote "))
    outputs += try output.contents().values.map { String(decoding: $0, as: UTF8.self) }
    for text in outputs {
      for secret in ["5e884898", "1542d8", "hunter2"] { #expect(!text.contains(secret)) }
    }
  }

  @Test(
    "nothing of a password stands in what is said of a broken export",
    arguments: ["x.json", "x.csv", "x.txt"])
  func brokenPasswords(name: String) throws {
    let whole = try String(
      contentsOfFile:
        "\(CommandLineRun.packageFolder)/\(Self.folder)/cartwise/input/cartwise.json",
      encoding: .utf8)
    let flat = whole.replacingOccurrences(of: "\n", with: " ")
    let broken = [
      flat, String(flat.dropFirst()),
      flat.replacingOccurrences(of: "\"password\": \"", with: "\"password\": "),
      flat.replacingOccurrences(of: "\",", with: ","), String(flat.prefix(flat.count - 700)),
      flat.replacingOccurrences(of: "hunter2\"", with: "hunter2"),
    ]
    for text in broken {
      let folder = try TemporaryFolder()
      let file = try folder.write(name, text)
      for command in ["inspect", "list", "compare"] {
        let run = CommandLineRun(command, file)
        for secret in ["5e884898", "1542d8", "hunter2"] {
          #expect(!(run.results + run.messages).contains(secret), "\(command) \(text)")
        }
      }
    }
  }

  @Test(
    "lists are filtered, searched and sorted",
    arguments: [
      (["--state", "bought"], ["Bread"]), (["--state", "active"], ["Milk", "Apples"]),
      (["--search", " BLUE "], ["Milk"]), (["--search", ""], ["Bread", "Milk", "Apples"]),
      (["--sort", "name"], ["Apples", "Bread", "Milk"]),
      (["--sort", "name-desc"], ["Milk", "Bread", "Apples"]),
      (["--sort", "created-desc"], ["Apples", "Bread", "Milk"]),
      (["--sort", "modified"], ["Apples", "Milk", "Bread"]), (["--search", "soap"], []),
    ])
  func queries(options: [String], items: [String]) {
    let run = CommandLineRun(["list", "\(Self.folder)/shopping-list/input"] + options)
    #expect(run.status == .done)
    let found = run.results.split(separator: "\n").filter { $0.hasPrefix("- [") }
      .compactMap { $0.dropFirst(6).split { $0 == " " || $0 == ":" }.first.map(String.init) }
    #expect(found == items)
  }

  @Test("the store comparison has ratings and contributors where a vault has them")
  func people() {
    let page = CommandLineRun("compare", "\(Self.folder)/cartwise/input").results
    #expect(page.contains("## Ratings"))
    #expect(page.contains("## Contributors"))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| WinCo Foods") }
    #expect(rows.contains { $0.contains(" 5.0 ") })
    #expect(page.contains("| Smart Shopper |"))
    let without = CommandLineRun("compare", "\(Self.folder)/shopping-list/input").results
    #expect(!without.contains("## Ratings"))
  }

  @Test("the page of lists can be HTML")
  func html() {
    let run = CommandLineRun("list", "\(Self.folder)/together/input", "--format", "html")
    #expect(run.results.hasPrefix("<!DOCTYPE html>"))
    #expect(run.results.contains("Birthday card"))
  }

  @Test("a book without lists says so")
  func noLists() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("r.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let run = CommandLineRun("list", file)
    #expect(run.status == .done)
    #expect(run.results.hasPrefix("# There is no shopping list"))
  }
}
