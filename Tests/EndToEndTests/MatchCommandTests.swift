import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// `pricebook match`, from files to files.
@Suite struct MatchCommandTests {
  private static let receipts = """
    date,store,item,quantity,unit,total,currency
    2026-09-01,Till,ORG BNNAS,1,kg,2.40,EUR
    2026-09-02,Portal,Organic Bananas,2,kg,4.60,EUR
    2026-09-03,Till,WHL MLK 1L,1,each,1.20,EUR
    2026-09-04,Portal,Whole Milk 1 l,3,each,3.60,EUR
    2026-09-05,Till,"5* ""SPCL"" CKIES?",1,each,2.00,EUR
    2026-09-06,Portal,"5* ""Special"" Cookies?",1,each,2.10,EUR
    2026-09-07,Till,RUEBLI 1KG,1,each,2.20,EUR
    2026-09-08,Portal,Rüebli,1,each,2.30,EUR
    2026-09-09,Till,Cola Zero,1,each,1.00,EUR
    2026-09-10,Portal,Cola,1,each,1.00,EUR

    """

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("receipts.csv", Self.receipts)
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func table(_ name: String, of folder: TemporaryFolder) throws -> [String] {
    let output = try TemporaryFolder()
    let run = CommandLineRun(
      "report", folder.path, "--output", output.path, "--format", "csv")
    #expect(run.status == .done, "\(run.messages)")
    return try text(output, "tables/\(name).csv").split(separator: "\n").map(String.init)
  }

  @Test("proposals are alias rows with a score, most spending first")
  func proposals() throws {
    let folder = try sample()
    let run = CommandLineRun("match", folder.path)
    #expect(run.status == .done)
    let lines = run.results.split(separator: "\n").map(String.init)
    #expect(lines.first == "kind,match,name,category,score")
    #expect(
      lines.dropFirst().map { $0.split(separator: ",")[1] } == [
        "ORG BNNAS", "WHL MLK 1L", "RUEBLI 1KG", #""5\* ""SPCL"" CKIES\?""#,
      ])
    #expect(run.messages.contains("Proposed 4 aliases for 4 items"))
  }

  @Test("a proposal has the one category of what it is matched with, and none where it has two")
  func categories() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "receipts.csv",
      """
      date,store,item,category,total,currency
      2026-09-01,Till,ORG BNNAS,,2.40,EUR
      2026-09-02,Portal,Organic Bananas,Fruit,4.60,EUR
      2026-09-03,Till,WHL MLK 1L,Dairy,1.20,EUR
      2026-09-04,Portal,Whole Milk 1 l,,3.60,EUR
      2026-09-05,Till,CHSE CRCKRS,Snacks,2.00,EUR
      2026-09-06,Portal,Cheese Crackers,Snacks,2.10,EUR
      2026-09-07,Portal,Cheese Crackers,Bakery,2.10,EUR

      """)
    let lines = CommandLineRun("match", folder.path).results.split(separator: "\n")
    let found = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(
      Set(found.map { "\($0[2]): \($0[3])" }) == [
        "Organic Bananas: Fruit", "Whole Milk 1 l: Dairy", "Cheese Crackers: ",
      ])
  }

  @Test("proposals written into their own book are not applied before somebody accepts them")
  func notApplied() throws {
    let folder = try sample()
    let before = try table("spending-by-item", of: folder)
    try folder.write("proposed.csv", CommandLineRun("match", folder.path).results)
    #expect(try table("spending-by-item", of: folder) == before)
    #expect(CommandLineRun("review", folder.path).messages.contains("[alias-proposals]"))
  }

  @Test("applied to their own book, proposals make items one and change no total")
  func applied() throws {
    let folder = try sample()
    let before = try table("spending-by-store", of: folder)
    let itemsBefore = try table("spending-by-item", of: folder)
    _ = CommandLineRun(
      "match", folder.path, "--apply-above", "0", "--output", folder.path("aliases.csv"))
    #expect(try table("spending-by-store", of: folder) == before)
    let items = try table("spending-by-item", of: folder)
    #expect(items.count == itemsBefore.count - 4)
    #expect(items.contains("2026-09,Organic Bananas,kg,EUR,3,7.00,2"))
    let again = CommandLineRun("match", folder.path)
    #expect(again.results == "kind,match,name,category,score\n")
  }

  @Test("--apply-above keeps the rows from that score on")
  func above() throws {
    let folder = try sample()
    let run = CommandLineRun("match", folder.path, "--apply-above", "85")
    #expect(run.results.contains("ORG BNNAS"))
    #expect(!run.results.contains("RUEBLI"))
    #expect(run.messages.contains("1 with a lower score left out"))
  }

  @Test("--apply-above keeps a row that has exactly the score")
  func exactScore() throws {
    let folder = try sample()
    let all = CommandLineRun("match", folder.path).results.split(separator: "\n")
    let scores = all.dropFirst().compactMap { $0.split(separator: ",").last.flatMap { Int($0) } }
    let least = try #require(scores.min())
    let run = CommandLineRun("match", folder.path, "--apply-above", "\(least)")
    #expect(run.results.split(separator: "\n") == all)
  }

  @Test("--output puts sure rows behind those that are there")
  func output() throws {
    let folder = try sample()
    let own = "kind;match;name;category\r\nitem;ORG B*;Bananas;Fruit\r\n"
    let file = try folder.write("aliases.csv", own)
    let run = CommandLineRun("match", folder.path, "--apply-above", "85", "--output", file)
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.isEmpty)
    let written = try text(folder, "aliases.csv")
    #expect(written.hasPrefix(own))
    #expect(written.contains("item;WHL MLK 1L;Whole Milk 1 l;\r\n"))
    #expect(!written.contains("ORG BNNAS"))
    #expect(try folder.contents().count == 2)
    let second = CommandLineRun("match", folder.path, "--apply-above", "85", "--output", file)
    #expect(second.status == .done)
    #expect(try text(folder, "aliases.csv") == written)
  }

  @Test("--output makes the file where it is missing")
  func newFile() throws {
    let folder = try sample()
    let file = folder.path("new/aliases.csv")
    _ = CommandLineRun("match", folder.path, "--apply-above", "90", "--output", file)
    #expect(try text(folder, "new/aliases.csv").hasPrefix("kind,match,name,category\nitem,"))
  }

  @Test("a file that is no alias table is left as it is")
  func foreignFile() throws {
    let folder = try sample()
    let file = folder.path("receipts.csv")
    let run = CommandLineRun("match", folder.path, "--apply-above", "85", "--output", file)
    #expect(run.status == .badData)
    #expect(run.messages.contains("is not a complete alias table"))
    #expect(try text(folder, "receipts.csv") == Self.receipts)
  }

  @Test(
    "what cannot be meant is wrong usage",
    arguments: [
      ["match", ".", "--output", "aliases.csv"],
      ["match", ".", "--apply-above", "101"],
      ["match", ".", "--apply-above", "0.9"],
      ["report", ".", "--apply-above", "90"],
    ])
  func usage(words: [String]) {
    #expect(CommandLineRun(words).status == .usage)
  }

  @Test("an alias file that is a link is changed where it leads, and stays a link")
  func linkedFile() throws {
    let folder = try sample()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("mine.csv", "kind,match,name,category\nitem,X,Y,\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("aliases.csv"), withDestinationPath: elsewhere.path("mine.csv"))
    let run = CommandLineRun(
      "match", folder.path("receipts.csv"), "--apply-above", "85", "--output",
      folder.path("aliases.csv"))
    #expect(run.status == .done, "\(run.messages)")
    #expect(try text(elsewhere, "mine.csv").contains("ORG BNNAS"))
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("aliases.csv"))
    #expect(target == elsewhere.path("mine.csv"))
  }

  @Test("a folder is no alias file, and neither is a link to one", arguments: [false, true])
  func folderAsFile(isLinked: Bool) throws {
    let folder = try sample()
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: elsewhere.path)
    let path = isLinked ? folder.path("link") : elsewhere.path
    let run = CommandLineRun(
      "match", folder.path("receipts.csv"), "--apply-above", "60", "--output", path)
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("is a folder; name the alias file in it"))
    #expect(try elsewhere.contents().isEmpty)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
        == elsewhere.path)
  }

  /// A book whose basket says what no receipt says, and whose items partly have categories.
  private func gaps() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "receipts.csv",
      """
      date,store,item,category,total,currency
      2026-09-01,Till,"Apples, red",Fruit,2.40,EUR
      2026-09-02,Till,"Apples, red",Fruit,2.40,EUR
      2026-09-03,Till,Apple juice,Drinks,4.60,EUR
      2026-09-04,Till,Goat milk,Milk products,1.20,EUR
      2026-09-05,Till,Oat milk,,3.60,EUR
      2026-09-06,Till,Emmentaler,,5.10,EUR
      2026-09-07,Till,Widget,,9.00,EUR

      """)
    try folder.write("basket.csv", "item,quantity\nApples,2\nGoat milk,1\nTurbot,1\n")
    return folder
  }

  @Test("a basket item that no receipt has is proposed as the item that it is most like")
  func baskets() throws {
    let folder = try gaps()
    let lines = CommandLineRun("match", folder.path).results.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("item,Apples,") }
    #expect(rows.count == 1)
    #expect(rows.first?.hasPrefix(#"item,Apples,"Apples, red",,"#) == true, "\(lines)")
    #expect(!lines.contains { $0.contains("Turbot") })
  }

  @Test("a basket item is given the name that other proposed rows make, and nothing is asked again")
  func basketOfRenamed() throws {
    let folder = try TemporaryFolder()
    let rows = (1...3).map { "2026-09-0\($0),Till,Butter,2.40,EUR\n" }.joined()
    try folder.write(
      "receipts.csv", "date,store,item,total,currency\n\(rows)2026-09-07,Till,BButter,2.40,EUR\n")
    try folder.write("basket.csv", "item,quantity\nBBuutter,1\n")
    let first = CommandLineRun("match", folder.path).results
    #expect(first.contains("\nitem,BButter,Butter,,") && first.contains("\nitem,BBuutter,Butter,,"))
    let path = folder.path("aliases.csv")
    #expect(
      CommandLineRun("match", folder.path, "--apply-above", "0", "--output", path).status == .done)
    let again = CommandLineRun("match", folder.path)
    #expect(again.results == "kind,match,name,category,score\n")
    #expect(!again.messages.contains("basket-item-unknown"))
  }

  @Test("an item without a category is proposed that of like items, else that of its kind of goods")
  func missingCategories() throws {
    let folder = try gaps()
    let lines = CommandLineRun("match", folder.path).results.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("category,") }
    #expect(
      rows.map {
        $0.split(separator: ",", omittingEmptySubsequences: false).prefix(4).joined(separator: ",")
      } == [
        "category,Emmentaler,,Milk products", "category,Oat milk,,Milk products",
      ])
  }

  @Test("proposed categories, applied to their own book, leave every name as it was")
  func appliedCategories() throws {
    let folder = try gaps()
    let run = CommandLineRun(
      "match", folder.path, "--apply-above", "60", "--output", folder.path("aliases.csv"))
    #expect(run.status == .done, "\(run.messages)")
    let items = try table("spending-by-item", of: folder)
    #expect(items.contains { $0.contains(",Oat milk,") })
    let categories = try table("spending-by-category", of: folder)
    #expect(
      categories.contains { $0.hasPrefix("2026-09,Milk products,EUR,9.90,") }, "\(categories)")
  }

  @Test("without categories in the book, none are proposed")
  func noCategories() throws {
    let folder = try sample()
    let lines = CommandLineRun("match", folder.path).results
    #expect(lines.contains("\nitem,"))
    #expect(!lines.contains("\ncategory,"))
  }

  @Test("--dry-run prints what would be added and leaves the file alone")
  func dryRun() throws {
    let folder = try sample()
    let path = try folder.write("aliases.csv", "kind,match,name,category\n")
    let run = CommandLineRun(
      "match", folder.path, "--apply-above", "85", "--output", path, "--dry-run")
    #expect(run.status == .done)
    #expect(run.results.contains("item,ORG BNNAS,Organic Bananas,"))
    #expect(run.messages.contains("is unchanged; without --dry-run"))
    #expect(try text(folder, "aliases.csv") == "kind,match,name,category\n")
    #expect(CommandLineRun("match", folder.path, "--dry-run").status == .usage)
  }

  @Test("a report says what an unknown item of a basket may mean, with its place")
  func unknownBasketItems() throws {
    let folder = try gaps()
    let run = CommandLineRun("report", folder.path, "--output", folder.path("out"))
    #expect(
      run.messages.contains(
        "basket.csv:2: warning: no receipt and no price has “Apples”, so it is priced nowhere; "
          + "did you mean “Apples, red” (or “Apple juice”)? write that name, or take the alias "
          + "that match proposes [basket-item-unknown]"), "\(run.messages)")
    #expect(run.messages.contains("basket.csv:4: warning: no receipt and no price has “Turbot”"))
    #expect(!run.messages.contains("basket.csv:3"))
  }

  @Test(
    arguments: [
      ("*,Milk,20,EUR", "category Milk, whose budget has nothing else; some lines have Drinks"),
      ("*,Drinks,20,EUR", "category Drinks, which has most of the money; some lines have Milk"),
    ])
  func `A row keeps the category whose budget would have nothing left`(
    _ budget: String, _ note: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "receipts.csv",
      """
      date,store,item,category,total,currency
      2026-09-01,Quay,VOLLMILCH UHT 1L,Drinks,9.40,EUR
      2026-09-02,Brook,Vollmilch UHT 1 l,Milk,4.20,EUR
      2026-09-03,Brook,Bread,Bakery,2.20,EUR
      """)
    try folder.write("budgets.csv", "month,category,amount,currency\n\(budget)\n")
    #expect(CommandLineRun("match", folder.path).results.contains(note))
  }

  @Test func `A row that purchases propose says why, and is never sure`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "receipts.csv",
      """
      date,store,item,total,currency
      2026-09-01,Quay,NORDLYS SMKD SALMON 200G,4.00,EUR
      2026-09-08,Quay,NORDLYS SMKD SALMON 200G,4.00,EUR
      2026-09-15,Quay,Smoked salmon slices Fjord 200 g,4.20,EUR
      2026-09-22,Quay,Smoked salmon slices Fjord 200 g,4.20,EUR
      """)
    let row = CommandLineRun("match", folder.path).results
    #expect(
      row.contains(
        "words in common, the same size, prices 5% apart, one name begins where the other ends"),
      "\(row)")
    let sure = CommandLineRun("match", folder.path, "--apply-above", "80")
    #expect(!sure.results.contains("NORDLYS"))
  }
}
