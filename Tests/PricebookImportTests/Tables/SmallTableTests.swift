import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Budgets, aliases and baskets")
struct SmallTableTests {
  private static let euro = CurrencyCode(label: "EUR")

  private func budgets(_ text: String) -> (budgets: [Budget], log: SourceLog) {
    var log = SourceLog(path: "budgets.csv", source: 0)
    let table = CSVTable(bytes: Array(text.utf8), log: &log)
    var budgets = BudgetTable()
    var amounts = AmountLimit()
    budgets.read(table, bookCurrency: Self.euro, amounts: &amounts, log: &log)
    return (budgets.budgets, log)
  }

  private func aliases(_ text: String) -> (aliases: [Alias], log: SourceLog) {
    var log = SourceLog(path: "aliases.csv", source: 0)
    let table = CSVTable(bytes: Array(text.utf8), log: &log)
    var rows = AliasRows()
    rows.read(table, log: &log)
    return (rows.aliases, log)
  }

  private func basket(_ text: String) -> (lines: [BasketTable.Line], log: SourceLog) {
    var log = SourceLog(path: "basket.csv", source: 0)
    let table = CSVTable(bytes: Array(text.utf8), log: &log)
    let basket = BasketTable(table, name: "basket", log: &log)
    return (basket.lines, log)
  }

  @Test(
    "A table is read in every dialect",
    arguments: [
      "month,category,amount,currency\n2026-10,\"Fruit, fresh\",99.5,CHF\n",
      "month;category;amount;currency\r\n2026-10;Fruit, fresh;99.5;CHF\r\n",
      "month\tcategory\tamount\tcurrency\n2026-10\tFruit, fresh\t99.50\tCHF",
      "\u{FEFF}Month,Category,Amount,Currency\n\n2026-10,\"Fruit, fresh\",99.5,chf\n\n",
      "currency,amount,category,month\nCHF,99.5000,\"Fruit,  fresh\",2026-10\n",
    ])
  func dialects(_ text: String) {
    let (budgets, log) = budgets(text)
    #expect(
      budgets.map { "\($0.month?.description ?? "*") \($0.category ?? "*")" }
        == ["2026-10 Fruit, fresh"])
    #expect(budgets.map(\.amount.tenThousandths) == [995_000])
    #expect(budgets.map(\.currency.label) == ["CHF"])
    #expect(log.diagnostics.isEmpty)
  }

  @Test(
    "The month of a budget may be several months",
    arguments: [
      ("2027-03..", "2027-03.."), ("2027-03 ..", "2027-03.."),
      ("03/2027..05/2027", "2027-03..2027-05"),
      ("2027-Q2", "2027-04..2027-06"), ("2027", "2027-01..2027-12"), ("Mar 2027..", "2027-03.."),
      ("2027-03..2027-03", "2027-03"), ("*", "*"),
    ])
  func severalMonths(_ written: String, _ months: String) {
    let (budgets, log) = budgets("month,category,amount\n\(written),Fish,7\n")
    #expect(budgets.map(\.monthText) == [months])
    #expect(log.diagnostics.isEmpty)
  }

  @Test(
    "A month with something left over is refused, with the spelling that works",
    arguments: [
      "2027-03-", "2027-03 –", "2027-03,", "2027-03+", "..2027-03", "2027-05..2027-03",
      "2027-03...",
      "from 2027-03", "2027-03..soon", "2027-03…",
    ])
  func leftover(_ written: String) {
    let (budgets, log) = budgets("month;category;amount\n\(written);Fish;7\n")
    #expect(budgets.isEmpty)
    #expect(log.diagnostics.map(\.code) == [.budgetMonth])
    #expect(log.diagnostics[0].message.contains("2026-10.. for that month and all after it"))
  }

  @Test(
    "A column says from when on a budget counts",
    arguments: [
      "month,from,category,amount\n*,2027-03,Fish,7\n", "category,amount,from\nFish,7,2027-03\n",
    ])
  func from(_ text: String) {
    #expect(budgets(text).budgets.map(\.monthText) == ["2027-03.."])
  }

  @Test("A row with a month and another one from which on it counts is refused")
  func monthAndFrom() {
    let (budgets, log) = budgets("month,from,category,amount\n2027-05,2027-03,Fish,7\n")
    #expect(budgets.isEmpty && log.diagnostics.map(\.code) == [.budgetMonth])
  }

  @Test("Two rows for the same months are one too many, for others they are not")
  func sameMonths() {
    let (budgets, log) = budgets(
      "month,category,amount\n2027-03..,Fish,7\n2027-03,Fish,8\n2027-03..,Fish,9\n")
    #expect(budgets.map(\.amount) == [7, 8].map(Amount.init(units:)))
    #expect(log.diagnostics.map(\.code) == [.duplicateBudget])
  }

  @Test(
    arguments: [
      ("item,quantity,unit\nPears,2.125,kg\n", 2_125_000),
      ("item;quantity;unit\nPears;2.125;kg\nPlums;0,5;kg\n", 2_125_000_000),
      ("item;quantity;unit\nPears;2,125;kg\nPlums;0,5;kg\n", 2_125_000),
    ])
  func `A quantity of a basket is read as one of a receipt`(_ text: String, millionths: Int64) {
    #expect(basket(text).lines.first?.quantity == Quantity(millionths: millionths))
  }

  @Test func `A quantity that may have thousands is asked for with both readings`() {
    let (lines, log) = basket("item;quantity;unit\nPears;2.125;kg\n")
    #expect(lines.isEmpty)
    #expect(
      log.diagnostics.first?.description.contains("may be 2.125 (point) or 2125 (comma)") == true)
  }

  @Test func `A budget rolls over where its row says yes, whatever the case`() {
    let text =
      "month,category,amount,rollover\n*,a,1,YES\n*,b,1,no\n*,c,1,\n*,d,1,Both\n*,e,1,les deux\n"
    #expect(budgets(text).budgets.map(\.rollover) == [.left, .none, .none, .both, .both])
  }

  @Test func `Stars stand for every month and the whole month`() {
    let (budgets, _) = budgets("month,category,amount\n*,*,400\n")
    #expect(budgets.first?.month == nil)
    #expect(budgets.first?.category == nil)
    #expect(budgets.first?.currency == Self.euro)
  }

  @Test(
    "A budget row that cannot be is refused by itself",
    arguments: [
      ("2026-13,Dairy,1", .budgetMonth), ("10/11,Dairy,1", .budgetMonth),
      (",Dairy,1", .budgetMonth), ("2026-10,,1", .budgetCategory),
      ("2026-10,Dairy,", .budgetAmount), ("2026-10,Dairy,1.23456", .budgetAmount),
      ("2026-10,Dairy,-1", .budgetAmount), ("2026-10,Dairy,1e30", .budgetAmount),
      ("2026-10,Dairy,NaN", .budgetAmount), ("2026-10", .budgetCategory),
      ("2026-10,Dairy,1,EUR,x", .fieldCount),
      ("2026-10,Dairy,900000000000000", .amountOverflow),
      ("2026-09,DAIRY,2", .duplicateBudget), ("2026-09, : Dairy :,2", .duplicateBudget),
    ] as [(String, Diagnostic.Code)])
  func badBudgets(_ row: String, _ code: Diagnostic.Code) {
    let (budgets, log) = budgets("month,category,amount,currency\n2026-09,Dairy,1\n\(row)\n")
    #expect(budgets.count == 1)
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.rejectedRecords.map(\.text) == [row])
    #expect(log.rejectedRecords.map(\.line) == [3])
    #expect(log.totals.isBalanced)
  }

  @Test func `A budget of 0 is a budget`() {
    let (budgets, log) = budgets("month,category,amount\n2026-10,Sweets,0\n")
    #expect(budgets.map(\.amount) == [.zero])
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `Amounts may come to exactly what a book may hold`() {
    let limit = ExactDecimal(Amount.bookLimit).description
    let (budgets, log) = budgets("month,category,amount\n*,a,\(limit)\n*,b,0\n*,c,0.0001\n")
    #expect(budgets.map(\.category) == ["a", "b"])
    #expect(log.diagnostics.map(\.code) == [.amountOverflow])
  }

  @Test func `Budgets of one category in two currencies are two`() {
    let (budgets, log) = budgets(
      "month,category,amount,currency\n*,Dairy,1,EUR\n*,Dairy,1,CHF\n")
    #expect(budgets.count == 2)
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `Aliases keep the order of the file`() {
    let (aliases, log) = aliases(
      "kind,match,name,category\nitem,MLK*,Milk,Dairy\nStore,mm *,Migros,\n"
        + "adjustment,CRATE,,\n")
    #expect(
      aliases == [
        Alias(kind: .item, match: "MLK*", name: "Milk", category: "Dairy", place: line(2)),
        Alias(kind: .store, match: "mm *", name: "Migros", place: line(3)),
        Alias(kind: .adjustment, match: "CRATE", name: "", place: line(4)),
      ])
    #expect(log.totals.accepted == 3)
  }

  @Test(
    "An alias row that cannot be is refused by itself",
    arguments: [
      ("shop,a,b,", .aliasKind), ("item,,b,", .aliasMatch), ("item,a,,", .aliasName),
      ("item,Milk,b,", .duplicateAlias), ("adjustment,milk,b,", .duplicateAlias),
    ] as [(String, Diagnostic.Code)])
  func badAliases(_ row: String, _ code: Diagnostic.Code) {
    let (aliases, log) = aliases("kind,match,name,category\nitem,milk,Milk,\n\(row)\n")
    #expect(aliases.count == 1)
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.totals.isBalanced)
  }

  @Test func `The quantity of a basket is 1 where it is empty, the unit each`() {
    let (lines, _) = basket("item,quantity,unit\nMilk,,\nRice,0.5,kg\n")
    #expect(lines.map(\.quantity.millionths) == [1_000_000, 500_000])
    #expect(lines.map(\.unit.symbol) == ["each", "kg"])
  }

  @Test(
    "A basket row that cannot be is refused by itself",
    arguments: [
      (",1,l", .basketItem), ("Milk,0,l", .basketQuantity), ("Milk,-1,l", .basketQuantity),
      ("Milk,1.1234567,l", .basketQuantity), ("Milk,10000001,l", .basketQuantity),
      ("Milk,1,l,x", .fieldCount), ("\"Mi\"lk,1,l", .strayQuote),
    ] as [(String, Diagnostic.Code)])
  func badBaskets(_ row: String, _ code: Diagnostic.Code) {
    let (lines, log) = basket("item,quantity,unit\nEggs,6,\n\(row)\n")
    #expect(lines.count == 1)
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.totals.isBalanced)
  }

  @Test func `An unclosed quote is reported where it opens`() {
    let (lines, log) = basket("item,quantity,unit\nEggs,6,\n\"Milk,1,l\nRice,1,kg\n")
    #expect(lines.map(\.name) == ["Eggs", "Rice"])
    #expect(log.diagnostics.map(\.code) == [.unclosedQuote])
    #expect(log.diagnostics.map(\.line) == [3])
    #expect(log.isIncomplete)
  }

  @Test(
    "The header shows the kind of a table",
    arguments: [
      ("month,category,amount", TableKind.budgets as TableKind?),
      ("Amount;Month;Category;note", .budgets), ("kind,match,name", .aliases),
      ("item,quantity", .basket), ("item", .basket), ("\u{FEFF}\n\nitem,unit\n", .basket),
      ("item,quantity,price", nil), ("date,store,item,total", nil), ("", nil), ("a,b", nil),
    ])
  func kinds(_ header: String, _ kind: TableKind?) {
    let names = TableKind.headerNames(firstBytes: Array((header + "\n1,2,3\n").utf8))
    #expect(TableKind.detect(header: names) == kind)
  }

  @Test func `Amounts beyond what a book may hold are refused, per currency`() {
    var limit = AmountLimit()
    let half = Amount(tenThousandths: Amount.bookLimit.tenThousandths / 2)
    let answers = [
      limit.add([half, -half], Self.euro), limit.add([half], Self.euro),
      limit.add([half], CurrencyCode(label: "CHF")),
      limit.add([Amount(tenThousandths: Int64.min)], .unknown),
    ]
    #expect(answers == [true, false, true, false])
  }
}

/// A place in the only file.
private func line(_ line: Int) -> Basket.Place { Basket.Place(source: 0, line: line) }
