import CommandTestSupport
import PricebookCommand
import TestSupport
import Testing

/// What is left to name: rare names, look-alikes, alias rows that match nothing, and mistyped names.
@Suite struct NamesLeftTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      """
      date,store,item,category,total,currency
      2026-09-01,Till,Bananna,,2.90,EUR
      2026-09-02,Portal,Bananas,Fruit,2.60,EUR
      2026-09-03,Portal,Bananas,Fruit,2.80,EUR
      2026-09-03,"Corner, East",Widget,Tools,4.90,EUR
      2026-09-03,Portal,Quince,Food:Fruit,7.90,EUR
      2026-09-04,Portal,Soap,,1.90,EUR
      2026-09-05,Portal,Soap,,1.90,EUR
      2026-09-06,Portal,Soap,,1.90,EUR

      """)
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(words + [folder.path("in")])
  }

  @Test(
    "--unmatched lists what was bought and has no alias and no proposal, by money")
  func unmatched() throws {
    try folder.write("in/aliases.csv", "kind,match,name,category\nitem,Widg*,Widget,\n")
    let run = run("match", "--unmatched")
    #expect(run.status == .done, "\(run.messages)")
    #expect(
      run.results == """
        item,category,lines,stores,last_bought,paid,currency
        Quince,Food:Fruit,1,Portal,2026-09-03,7.90,EUR
        Soap,,3,Portal,2026-09-06,5.70,EUR

        """)
  }

  @Test("The data section names look-alikes that count as two, unless somebody said they are two")
  func lookAlikes() throws {
    let sentence = "counted as two: “Bananna” and “Bananas”. `pricebook match` proposes an alias."
    #expect(run("review").results.contains(sentence))
    try folder.write("in/aliases.csv", "kind,match,name,category\ndifferent,Bananas,BANANNA,\n")
    #expect(!run("review").results.contains("counted as two"))
  }

  @Test("The data section names alias rows that match nothing, and inspect shows what rows match")
  func idleAliases() throws {
    try folder.write(
      "in/aliases.csv",
      "kind,match,name,category\nitem,*nan*,Bananas,\nitem,Pear*,Pears,\nstore,portal,Shop,\n"
        + "category,soap,,Household\n")
    let review = run("review").results
    #expect(
      review.contains("1 row of the aliases matches no name: “Pear\\*” ("), "\(review)")
    let inspected = CommandLineRun("inspect", folder.path("in/aliases.csv")).results
    let rows = inspected.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(rows.contains("kind match name category matches"))
    #expect(rows.contains("item *nan* Bananas Bananas, Bananna"), "\(inspected)")
    #expect(rows.contains("item Pear* Pears nothing"))
    #expect(rows.contains("store portal Shop Portal"))
    #expect(rows.contains("category soap Household Soap"))
    #expect(rows.contains("rows that match nothing 1"))
  }

  @Test(
    "A filter that matches nothing is a warning with the nearest name",
    arguments: [
      ("--category", "Friut", "matches no category; did you mean “Fruit”?"),
      ("--store", "Protal", "matches no store; did you mean “Portal”?"),
      ("--store", "Corner", "matches no store; did you mean “*corner*”?"),
      ("--item", "Soup", "matches no item; did you mean “Soap”?"),
      ("--item", "Xylophone", "matches no item; check the spelling"),
    ])
  func filters(option: String, name: String, remedy: String) {
    let warning = "warning: \(option) “\(name)” \(remedy) [unknown-name]"
    #expect(run("review", option, name).messages.contains(warning))
    // Beside one that matches, too, and not where all match.
    let other = option == "--item" ? "Soap" : "*"
    let both = run("review", option, name, option, other)
    #expect(both.status == .done)
    #expect(both.messages.contains(warning), "\(both.messages)")
    #expect(!run("review", option, other).messages.contains("unknown-name"))
  }

  @Test("A budget of a category that no line has is a warning and no finding")
  func budgets() throws {
    try folder.write(
      "in/budgets.csv",
      "month,category,amount,currency\n*,Friut,900,EUR\n*,Food,20,EUR\n2026-10,Friut,9,EUR\n")
    let run = run("month")
    #expect(
      run.messages.contains(
        "budgets.csv:2: warning: no line has the category “Friut”; did you mean “Fruit”?"))
    #expect(run.messages.ranges(of: "“Friut”").count == 1)
    #expect(!run.messages.contains("“Food”"))
    #expect(!run.results.contains("furthest under"))
  }
}
