import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Budgets, baskets and aisles as people write them")
struct TolerantTableTests {
  private static let receipts = """
    date,store,item,category,quantity,unit,total,currency
    2026-10-01,Coop,Milk,Dairy,2,l,3.40,EUR
    2026-10-01,Coop,Flour,Baking,1,kg,1.20,EUR
    2026-10-01,Coop,Apples 1 kg,Produce,1,each,2.90,EUR

    """

  private static func read(
    _ name: String, _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> Book {
    let folder = try TemporaryFolder(["receipts.csv": receipts, name: text])
    var options = ImportOptions(paths: [folder.path])
    change(&options)
    return try BookImporter(options).readAll().book
  }

  private static func budgets(_ text: String, name: String = "b.csv") throws -> [String] {
    let book = try read(name, text)
    // A budget in a currency of its own is read, and warned of.
    #expect(book.diagnostics.filter { $0.code != .budgetCurrency } == [])
    return book.budgets.map { budget in
      "\(budget.month?.description ?? "*") \(budget.category ?? "*") \(budget.amount.tenThousandths / 100) \(budget.currency.label)"
    }
  }

  @Test(
    "Amounts may have decimal commas, grouping and a currency",
    arguments: [
      ("month,category,amount\n2026-10,Dairy,\"400,00\"\n", "2026-10 Dairy 40000 EUR"),
      ("month;category;amount\n2026-10;Dairy;€400\n", "2026-10 Dairy 40000 EUR"),
      ("month,category,amount\n2026-10,Dairy,\"1,200.00\"\n", "2026-10 Dairy 120000 EUR"),
      ("month;category;amount\n2026-10;Dairy;1.200,00 €\n", "2026-10 Dairy 120000 EUR"),
      ("month;category;amount\n2026-10;Dairy;CHF 80\n", "2026-10 Dairy 8000 CHF"),
      ("month;category;amount\n2026-10;Dairy;400\n", "2026-10 Dairy 40000 EUR"),
    ])
  func amounts(_ text: String, _ budget: String) throws {
    #expect(try Self.budgets(text) == [budget])
  }

  @Test(
    "A table with days or stores is no budget, even with a month, a category and an amount",
    arguments: [
      "date,description,category,amount,month\n2026-10-13,Pay,Income,2500.00,2026-10\n",
      "month,date,store,item,category,amount\n2026-10,2026-10-13,Coop,Milk,Dairy,2.18\n",
      "month,category,amount,store\n2026-10,Dairy,20.00,Coop\n",
    ])
  func daysAndStores(_ text: String) throws {
    #expect(try Self.read("b.csv", text).budgets.isEmpty)
  }

  @Test(
    "Months are read as people write them",
    arguments: [
      "2026-10", "Oct-26", "10/2026", "Oktober 2026", "2026/10", "octubre de 2026", "202610",
      "Oct26",
      "10.2026", "2026年10月", "Říjen 2026", "жовтень 2026", "1.10.2026", "2026-10-01", "10-26",
    ])
  func months(_ text: String) throws {
    #expect(
      try Self.budgets("month;category;amount\n\(text);Dairy;400\n") == ["2026-10 Dairy 40000 EUR"])
  }

  @Test(
    "A month that may be two months is rejected",
    arguments: ["10/11", "October", "01/01/26 to 01/02/26", "13/2026", "5 Oct 2026"])
  func unclearMonths(_ text: String) throws {
    let book = try Self.read("b.csv", "month;category;amount\n\(text);Dairy;400\n")
    #expect(book.budgets.isEmpty)
    #expect(book.diagnostics.map(\.code) == [.budgetMonth])
  }

  @Test(
    "Headers may be in any language",
    arguments: [
      "Monat;Kategorie;Betrag;Währung", "Mois;Catégorie;Montant;Devise",
      "Mes;Categoría;Importe;Moneda",
      "Mese;Categoria;Importo;Valuta", "Maand;Categorie;Bedrag;Valuta",
      "Kuukausi;Kategoria;Budjetti;Valuutta", "Månad;Kategori;Belopp;Valuta",
      "Mês;Categoria;Orçamento;Moeda", "Måned;Kategori;Beløb;Valuta",
      "Miesiąc;Kategoria;Kwota;Waluta",
      "Měsíc;Kategorie;Částka;Měna", "Місяць;Категорія;Сума;Валюта",
      "Ay;Kategori;Tutar;Para birimi",
      "月;カテゴリ;予算;通貨",
    ])
  func headers(_ header: String) throws {
    #expect(
      try Self.budgets("\(header)\n2026-10;Dairy;400,00;EUR\n") == ["2026-10 Dairy 40000 EUR"])
  }

  @Test(
    "The simplest budget is one row, with and without a header",
    arguments: [
      ("b.csv", "*,*,400,EUR\n"), ("b.csv", "month,category,amount,currency\n*,*,400,EUR\n"),
      ("budget.csv", "amount;category\n400;*\n"),
    ])
  func simplest(_ name: String, _ text: String) throws {
    #expect(try Self.budgets(text, name: name) == ["* * 40000 EUR"])
  }

  @Test("An amount that may have decimals or thousands is asked about")
  func ambiguous() throws {
    let text = "month;category;amount\n2026-10;Dairy;1.200\n"
    let book = try Self.read("b.csv", text)
    #expect(book.diagnostics.map(\.code) == [.budgetAmount])
    #expect(book.diagnostics[0].message.contains("--decimal"))
    let asked = try Self.read("b.csv", text) { $0.settings["decimal"] = "comma" }
    #expect(asked.budgets.map(\.amount) == [Amount(units: 1_200)])
    // What reads alike in both ways needs no answer.
    let both = try Self.read("b.csv", text + "2026-10;Bread;30\n")
    #expect(both.budgets.map(\.amount) == [Amount(units: 30)])
  }

  @Test("A receipts file with a month column is no budget")
  func noBudget() throws {
    let text = "Monat;Datum;Kategorie;Artikel;Betrag\n2026-10;2026-10-05;Dairy;Butter;2,10\n"
    let book = try Self.read("b.csv", text)
    #expect(book.budgets.isEmpty)
    #expect(book.lines.count == 4)
  }

  private static func basket(_ text: String) throws -> [String] {
    let book = try read("week.csv", text)
    #expect(book.diagnostics == [])
    return (book.baskets.first?.lines ?? []).map { line in
      "\(book.names.items[line.item].name) \(line.quantity.millionths / 1_000) \(line.unit.symbol)"
    }.sorted()
  }

  @Test(
    "Quantities of baskets may have decimal commas, units and packages",
    arguments: [
      ("item;quantity;unit\nFlour;1,5;kg\n", "Flour 1500 kg"),
      ("item,quantity\nFlour,500 g\n", "Flour 500000 g"),
      ("item,quantity\nFlour,2 x 500 g\n", "Flour 1000000 g"),
      ("item,quantity\nFlour,2x500g\n", "Flour 1000000 g"),
      ("item,quantity\nMilk,2 Flaschen\n", "Milk 2000 each"),
      ("item,quantity,unit\nMilk,½,l\n", "Milk 500 l"),
      ("Artikel;Menge;Einheit\nMilk;2;l\n", "Milk 2000 l"),
      ("商品名,数量\nMilk,2\n", "Milk 2000 each"),
    ])
  func quantities(_ text: String, _ line: String) throws {
    #expect(try Self.basket(text) == [line])
  }

  @Test("A package in the name of a basket item is understood where no receipt names it so")
  func packages() throws {
    #expect(try Self.basket("item,quantity\nMilk 1 l,2\n") == ["Milk 2000 l"])
    #expect(try Self.basket("item\nFlour 500 g\n") == ["Flour 500000 g"])
    #expect(try Self.basket("item,quantity\nApples 1 kg,2\n") == ["Apples 1 kg 2000 each"])
    #expect(try Self.basket("item,quantity\nCaviar 50 g,2\n") == ["Caviar 50 g 2000 each"])
  }

  @Test("Quantities that are none are rejected", arguments: ["two", "0", "-1", "2 x 3 x 4"])
  func badQuantities(_ text: String) throws {
    let book = try Self.read("week.csv", "item,quantity\nMilk,\(text)\n")
    #expect(book.diagnostics.map(\.code) == [.basketQuantity])
  }

  @Test("Aisles are read in any language, with a row for every store")
  func aisles() throws {
    let book = try Self.read("gaenge.csv", "Laden;Kategorie;Gang\nCoop;Dairy;2\n*;Produce;1\n")
    #expect(
      book.aisles == [
        Aisle(store: "Coop", category: "Dairy", position: 2),
        Aisle(store: nil, category: "Produce", position: 1),
      ])
    #expect(book.diagnostics == [])
    #expect(book.names.stores == ["Coop"])
  }

  @Test("The order of a store counts before that of every store, and parents for their children")
  func order() {
    let aisles = [
      Aisle(store: nil, category: "Dairy", position: 1),
      Aisle(store: nil, category: "Food", position: 5),
      Aisle(store: "coop", category: "dairy", position: 9),
      Aisle(store: "Coop, Bern", category: "Dairy", position: 3),
    ]
    #expect(AisleOrder(aisles, at: "Coop").position(of: "Dairy") == 9)
    #expect(AisleOrder(aisles, at: "Lidl").position(of: "Dairy") == 1)
    #expect(AisleOrder(aisles, at: "Coop, Bern").position(of: "Dairy") == 3)
    #expect(AisleOrder(aisles, at: "Coop, Basel").position(of: "Dairy") == 9)
    #expect(AisleOrder(aisles, at: "Lidl").position(of: "Food:Bread") == 5)
    #expect(AisleOrder(aisles, at: "Lidl").position(of: "Pets") == nil)
  }

  @Test("Proposals with a score are not applied, and rows whose score was deleted are")
  func scores() throws {
    let book = try Self.read(
      "proposed.csv", "kind,match,name,category,score\nitem,Milk,Cream,,97\nitem,Flour,Meal,,\n")
    #expect(book.names.items.map(\.name) == ["Apples 1 kg", "Meal", "Milk"])
    #expect(book.diagnostics.map(\.code) == [.aliasProposals])
    #expect(book.sources.allSatisfy { $0.totals.isBalanced })
  }

  @Test("Proposals have their scores, and rows that are added to an alias file have none")
  func written() {
    let row = AliasFile.Row(written: "MLK", name: "Milk", score: 97)
    #expect(AliasFile.proposals().text(of: [row]).contains("97"))
    #expect(AliasFile().text(of: [row]) == "kind,match,name,category\nitem,MLK,Milk,\n")
    let old = AliasFile(existing: Array("kind,match,name,score\nitem,A,B,90\n".utf8))
    #expect(old?.text(of: [row]) == "item,MLK,Milk,\n")
  }
}
