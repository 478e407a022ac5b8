import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// What the apps keep beside plans and prices, and where it is shown.
@Suite struct AppFieldTests {
  /// Two trips in October 2026, an open cart, and an item that nobody bought.
  private static let grock = #"""
    {"uid":"V","categories":[
     {"uid":"K1","name":"Pantry","sortOrder":0,"items":[
      {"id":"I1","name":"Rice","priceOptions":[{"store":"Lidl","priceValue":1.99,"unit":"pack"}]},
      {"id":"I2","name":"Oat milk","priceOptions":[{"store":"Lidl","priceValue":1.19,"unit":"L"},
       {"store":"Coop","priceValue":1.39,"unit":"L"}]}]},
     {"uid":"K2","name":"Dairy & Eggs","sortOrder":1,"items":[
      {"id":"I3","name":"Milk","priceOptions":[{"store":"Coop","priceValue":1.15,"unit":"L"}]}]}],
     "carts":[
      {"id":"C1","name":"Saturday","budget":20,"status":2,"createdAt":"2026-10-01T09:00:00",
       "startedAt":"2026-10-03T10:00:00","completedAt":"2026-10-03T10:50:00","cartItems":[
       {"itemId":"I1","quantity":3,"originalPlanningQuantity":2,"isFulfilled":true,"wasEditedDuringShopping":true,
        "plannedStore":"Lidl","plannedPrice":2,"actualStore":"Lidl","actualPrice":2,"actualUnit":"pack"},
       {"itemId":"I3","quantity":4,"originalPlanningQuantity":4,"isFulfilled":true,"plannedStore":"Coop",
        "plannedPrice":1,"actualStore":"Coop","actualPrice":1,"actualUnit":"L"}]},
      {"id":"C2","name":"Wednesday","budget":5,"status":2,"createdAt":"2026-10-06T09:00:00",
       "startedAt":"2026-10-07T18:00:00","completedAt":"2026-10-07T18:20:00","cartItems":[
       {"itemId":"I3","quantity":6,"originalPlanningQuantity":6,"isFulfilled":true,"plannedStore":"Coop",
        "plannedPrice":1,"actualStore":"Coop","actualPrice":1,"actualUnit":"L"}]},
      {"id":"C3","name":"Weekend","budget":40,"status":1,"createdAt":"2026-10-09T09:00:00",
       "startedAt":"2026-10-09T10:00:00","cartItems":[
       {"itemId":"I3","quantity":2,"plannedStore":"Lidl","plannedPrice":1,"plannedUnit":"L"},
       {"itemId":"I1","quantity":3,"plannedStore":"Coop","plannedPrice":2,"plannedUnit":"pack"},
       {"itemId":"I2","quantity":3,"originalPlanningQuantity":1,"isFulfilled":true,"wasEditedDuringShopping":true,
        "plannedStore":"Lidl","plannedPrice":1.19,"plannedUnit":"L"}]}]}
    """#

  private static let cartWise = #"""
    {"groceryItems":[
     {"id":"G1","productName":"Milk","brand":"Horizon","isInShoppingList":true,"isFavorite":true,"isOnSale":true,
      "tags":[{"name":"Organic"}],"prices":[
       {"price":3.49,"currency":"USD","store":"Safeway","location":"L1","updatedBy":"Alex","lastUpdated":"2026-10-01T10:00:00"},
       {"price":3.19,"currency":"USD","store":"WinCo","location":"L2","updatedBy":"Sam","lastUpdated":"2026-10-02T10:00:00"}]},
     {"id":"G2","productName":"Cheese","isInShoppingList":true,"isCompleted":true,"prices":[
       {"price":6.99,"currency":"USD","store":"Safeway","location":"L1","lastUpdated":"2026-10-01T10:00:00"},
       {"price":6.49,"currency":"USD","store":"WinCo","location":"L2","lastUpdated":"2026-10-01T10:00:00"}]}],
     "locations":[{"id":"L1","name":"Safeway","address":"1 Main St"},{"id":"L2","name":"WinCo"}],
     "users":[{"id":"U1","username":"Alex","updates":12,"password":"hunter2"}],
     "experiences":[{"id":"E1","type":"product_review","rating":5,"groceryItem":"G1","comment":"Best <milk>",
      "user":"U1","createdAt":"2026-10-02T10:00:00"}]}
    """#

  private func book(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("book/\(name)", text) }
    return folder
  }

  private func run(_ arguments: [String], _ files: [String: String]) throws -> String {
    let folder = try book(files)
    let run = CommandLineRun(
      [arguments[0]] + arguments.dropFirst() + [folder.path("book"), "--currency", "EUR"],
      today: CalendarDate(year: 2026, month: 11, day: 2))
    #expect(run.status == .done, "\(run.messages)")
    return run.results
  }

  private func written(_ files: [String: String], _ name: String) throws -> String {
    let folder = try book(files)
    _ = CommandLineRun(
      ["report", folder.path("book"), "--output", folder.path("out"), "--currency", "EUR"],
      today: CalendarDate(year: 2026, month: 11, day: 2))
    return String(decoding: try #require(folder.contents()["out/\(name)"]), as: UTF8.self)
  }

  @Test(
    "The review tells what trips cost, how long they took, and how they stand to their budgets",
    arguments: [
      "2 carts with a budget: €25.00 planned, €9.00 under.",
      "€8.00 and 35 minutes a trip on average.", "1 of 2 carts with a budget was over it.",
      "1 line was changed while shopping: +€2.00 against the plan.", "Coop, 7 October, 20 min",
      "Planned: Weekend €11.57 of €40.00.",
    ])
  func trips(sentence: String) throws {
    #expect(try run(["review"], ["vault.json": Self.grock]).contains(sentence))
  }

  @Test(
    "An open item without a price has the lowest known price and its store, in the list of any app",
    arguments: [
      (
        "hero.json",
        #"{"id":"A","name":"Party","currencySymbol":"€","items":[{"name":"Oat milk","quantity":2}, {"name":"Tea","pricePerUnit":3}, {"name":"Jam","isChecked":true}]}"#
      ),
      (
        "module.json",
        #"[{"id":"M1","name":"Oat milk","quantity":2,"isBought":false,"modifiedAt":"2026-10-20T08:00:00Z"},{"id":"M2","name":"Jam","quantity":1,"isBought":true,"modifiedAt":"2026-10-20T08:00:00Z"}]"#
      ),
    ])
  func knownPrices(name: String, list: String) throws {
    let receipts =
      "date,store,item,total\n2026-10-02,Lidl,Oat milk,1.19\n2026-10-03,Coop,Oat milk,1.09\n"
      + "2024-01-03,Spar,Oat milk,0.50\n2026-10-03,Coop,Jam,2.00\n2026-10-03,Coop,Tea,2.00\n"
    let files = [name: list, "receipts.csv": receipts]
    let text = try run(["list", "--sort", "name"], files)
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.contains("Oat milk") && $0.contains("€2.18 at Coop") }, "\(text)")
    #expect(!lines.contains { $0.contains("Jam") && $0.contains("Coop") })
    #expect(!lines.contains { $0.contains("Tea") && $0.contains("Coop") })
    let table = try run(["list", "--sort", "name", "--format", "csv"], files)
    let row = try #require(table.split(separator: "\n").first { $0.contains("Oat milk") })
    #expect(row.hasSuffix(",2.18,Coop,false"), "\(table)")
  }

  @Test(
    "A list says what an open cart comes to of its budget, what is on sale, and lists without items",
    arguments: [
      ("vault.json", grock, "€11.57 of a budget of €40.00"),
      ("cartwise.json", cartWise, "on sale"),
      (
        "hero.json",
        #"[{"id":"A","name":"Camping","currencySymbol":"€","items":[]},{"id":"B","name":"Party","items":[{"name":"Tea"}]}]"#,
        "Camping"
      ),
    ])
  func lists(name: String, export: String, words: String) throws {
    let text = try run(["list", "--format", "html"], [name: export])
    #expect(text.contains(words))
  }

  @Test("Lists of CheckoutHero come as the app shows them: the one that was changed last first")
  func newestFirst() throws {
    let lists = [("Old", 5), ("New", 9), ("Middle", 7)].map { name, day in
      #"{"id":"\#(name)","name":"\#(name) list","modifiedDate":"2026-10-0\#(day)T10:00:00Z","#
        + #""items":[{"name":"Tea"}]}"#
    }.joined(separator: ",")
    let text = try run(["list"], ["hero.json": "[\(lists)]"])
    let order = ["New list", "Middle list", "Old list"].compactMap {
      text.range(of: $0)?.lowerBound
    }
    #expect(order.count == 3 && order == order.sorted(), "\(text)")
  }

  @Test("Of lists that were changed on one day, the one that was changed last comes first")
  func newestOfDay() throws {
    let lists = [("Noon", 12), ("Evening", 18), ("Morning", 10)].map { name, hour in
      #"{"id":"\#(name)","name":"\#(name)","modifiedDate":"2026-10-05T\#(hour):00:00Z","#
        + #""items":[{"name":"Tea"}]}"#
    }.joined(separator: ",")
    for (words, expected) in [
      ([String](), ["Evening", "Noon", "Morning"]),
      (["--sort", "modified"], ["Morning", "Noon", "Evening"]),
    ] {
      let text = try run(["list"] + words, ["hero.json": "[\(lists)]"])
      let order = expected.compactMap { text.range(of: "### \($0)")?.lowerBound }
      #expect(order.count == 3 && order == order.sorted(), "\(text)")
    }
  }

  @Test("A list whose prices are not all whole has the same decimals in every line")
  func yuan() throws {
    let text = try run(
      ["list"],
      [
        "hero.json":
          #"{"id":"A","name":"Market","currencySymbol":"¥","items":[{"name":"Tea","pricePerUnit":20},{"name":"Rice","pricePerUnit":4.5}]}"#
      ])
    #expect(text.contains("Tea: 20.00") && text.contains("Rice: 4.50"), "\(text)")
  }

  @Test("The list module's items of one time are in alphabetical order, accents apart")
  func alphabetical() throws {
    let items = ["Zucker", "Äpfel", "Apfelmus", "Orangen", "Öl"].map {
      #"{"id":"\#($0)","name":"\#($0)","quantity":1,"isBought":false,"modifiedAt":"2026-10-20T08:00:00Z"}"#
    }.joined(separator: ",")
    for words in [[String](), ["--sort", "name"]] {
      let text = try run(["list"] + words, ["module.json": "[\(items)]"])
      let order = ["] Äpfel", "] Apfelmus", "] Öl", "] Orangen", "] Zucker"].compactMap {
        text.range(of: $0)?.lowerBound
      }
      #expect(order.count == 5 && order == order.sorted(), "\(text)")
    }
  }

  /// A trip under way: one line is bought, one is planned, two were added and are still wanted, and one was
  /// added and taken out again.
  private static let underWay = #"""
    {"uid":"V","categories":[{"uid":"K2","name":"Dairy & Eggs","sortOrder":1,"items":[
      {"id":"I1","name":"Cheese","priceOptions":[]},{"id":"I2","name":"Milk","priceOptions":[]},
      {"id":"I3","name":"Butter","priceOptions":[]},{"id":"I4","name":"Quark","priceOptions":[]}]}],
     "carts":[{"id":"C1","name":"Tonight","budget":20,"status":1,"createdAt":"2026-10-27T09:00:00",
      "startedAt":"2026-10-27T18:00:00","cartItems":[
      {"itemId":"I1","quantity":1,"originalPlanningQuantity":1,"isFulfilled":true,"plannedStore":"Lidl",
       "plannedPrice":4,"actualStore":"Lidl","actualPrice":5,"actualQuantity":1},
      {"itemId":"I2","quantity":2,"originalPlanningQuantity":2,"plannedStore":"Lidl","plannedPrice":1},
      {"itemId":"I3","quantity":1,"addedDuringShopping":true,"plannedStore":"Lidl","plannedPrice":3},
      {"itemId":"I4","quantity":0,"addedDuringShopping":true,"plannedStore":"Lidl","plannedPrice":1},
      {"itemId":"X1","quantity":2,"addedDuringShopping":true,"isShoppingOnlyItem":true,
       "shoppingOnlyName":"Candles","shoppingOnlyStore":"Lidl","shoppingOnlyPrice":1.5}]}]}
    """#

  @Test(
    "What was added to an open cart is wanted, and counts against its budget, but was not planned")
  func additions() throws {
    let files = [
      "vault.json": Self.underWay,
      "receipts.csv": "date,store,item,total\n2026-10-20,Lidl,Candles,1.50\n",
    ]
    let text = try run(["list"], files)
    #expect(text.contains("Grock, shopping, 4 items, €13.00 of a budget of €20.00"), "\(text)")
    #expect(text.contains("- [ ] Butter: 3.00") && text.contains("- [ ] Candles · 2: 3.00"))
    #expect(text.contains("- [x] Cheese: 5.00") && !text.contains("Quark"))
    let next = try #require(text.range(of: "## Shopping list"))
    #expect(text[next.upperBound...].contains("2 × Candles"), "\(text)")
    let screen = try run(["list", "--color", "always"], files)
    #expect(screen.contains("Grock, shopping, 4 items, €13.00 of a budget of €20.00"), "\(screen)")
    let table = try run(["table", "cart-variance"], files)
    let row = try #require(CSVRows(Data(table.utf8)).rows.first)
    #expect(row["planned"] == "6.00" && row["actual"] == "5.00", "\(table)")
  }

  @Test("What is to be bought next is marked as on sale at the store whose price is")
  func onSaleNext() throws {
    let list = #"""
      {"groceryItems":[{"id":"G1","productName":"Milk","isInShoppingList":true,"isOnSale":true,"prices":[
       {"price":3.19,"currency":"USD","store":"WinCo","location":"L1","lastUpdated":"2026-10-21T10:00:00"}]}],
       "locations":[{"id":"L1","name":"WinCo"}]}
      """#
    let text = try run(["list"], ["cartwise.json": list])
    #expect(text.contains("- [ ] Milk: 3.19 (on sale)"), "\(text)")
  }

  @Test(
    "What was on sale in an earlier export, and is not in the last, is not on sale",
    arguments: [3.19, 3.49])
  func noLongerOnSale(price: Double) throws {
    func export(_ price: Double, isOnSale: Bool, _ day: String) -> String {
      #"{"groceryItems":[{"id":"G1","productName":"Milk","isInShoppingList":true,"isOnSale":\#(isOnSale),"#
        + #""updatedAt":"\#(day)T12:00:00","prices":[{"price":\#(price),"currency":"USD","store":"WinCo","#
        + #""location":"L1"}]}],"locations":[{"id":"L1","name":"WinCo"}]}"#
    }
    let files = [
      "cartwise-2026-10-01.json": export(3.19, isOnSale: true, "2026-10-01"),
      "cartwise-2026-10-20.json": export(price, isOnSale: false, "2026-10-20"),
    ]
    let text = try run(["list"], files)
    #expect(text.contains("- [ ] Milk") && !text.contains("on sale"), "\(text)")
  }

  @Test("Yen have no decimals on a list")
  func yen() throws {
    let text = try run(
      ["list"],
      [
        "hero.json":
          #"{"id":"A","name":"Tokyo","currencySymbol":"JP¥","items":[{"name":"Tea","pricePerUnit":2110}]}"#
      ])
    #expect(text.contains("¥2,110") && !text.contains("2,110.00"), "\(text)")
  }

  @Test("A book of lists alone has pages that say what they are")
  func listsAlone() throws {
    let list =
      #"[{"id":"M1","name":"Tea","quantity":2,"isBought":false,"modifiedAt":"2026-10-20T08:00:00Z"}]"#
    for page in ["index.html", "shopping-list.html"] {
      let html = try written(["module.json": list], "2026-10/\(page)")
      #expect(html.contains("1 item to buy on 1 list"), "\(page)")
    }
    #expect(try written(["module.json": list], "2026-10/shopping-list.html").contains("Tea"))
  }

  @Test("A line of the cart alone with the id of an item has the item's name")
  func itemOfCartAlone() throws {
    let cart =
      #"{"id":"C1","name":"Now","status":1,"createdAt":"2026-10-01T09:00:00","cartItems":["#
      + #"{"itemId":"I1","quantity":1,"isShoppingOnlyItem":true,"isFulfilled":true,"#
      + #""shoppingOnlyPrice":2.5,"shoppingOnlyStore":"Lidl"}]}"#
    let vault =
      #"{"uid":"V","categories":[{"uid":"K1","name":"Pantry","sortOrder":0,"items":["#
      + #"{"id":"I1","name":"Basmati","priceOptions":[]}]}],"carts":[\#(cart)]}"#
    let text = try run(["list"], ["vault.json": vault])
    #expect(text.contains("Basmati") && !text.contains("Unknown item"), "\(text)")
  }

  @Test("A budget for the month goes before those of carts")
  func monthBudget() throws {
    let review = try run(
      ["review"],
      ["vault.json": Self.grock, "budgets.csv": "month,category,amount\n2026-10,*,100\n"])
    #expect(!review.contains("carts with a budget:"))
  }

  @Test(
    "A price without a date of an item that nobody bought is in the price book and in the answer")
  func undated() throws {
    let answer = try run(["price", "oat milk"], ["vault.json": Self.grock])
    #expect(answer.contains("€1.19 per l") && answer.contains("no date"))
    #expect(!answer.contains("Usual price"))
    let page = try written(["vault.json": Self.grock], "items.html")
    #expect(page.contains("Oat milk") && page.contains("undated"))
  }

  @Test("Lists are in the order of the last trip's stores and of the app's categories")
  func order() throws {
    let list = try run(["list"], ["vault.json": Self.grock])
    // What is to be bought next comes first, in an order of its own.
    let start = try #require(list.range(of: "\n## Lidl")).lowerBound
    let places = ["## Lidl", "] Oat milk", "(changed while shopping)", "] Milk", "\n## Coop"]
      .map { list.range(of: $0, range: start..<list.endIndex)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    let aisles = "category,position\nDairy & Eggs,1\nPantry,2\n"
    let other = try run(["list"], ["vault.json": Self.grock, "aisles.csv": aisles])
    let milk = try #require(other.range(of: "] Milk")).lowerBound
    #expect(milk < (try #require(other.range(of: "Oat milk")).lowerBound))
  }

  @Test("The list of CartWise has the lowest prices, and the comparison says what it counts")
  func cartWiseList() throws {
    let list = try run(["list"], ["cartwise.json": Self.cartWise])
    #expect(list.contains("## WinCo"))
    #expect(list.contains("- [ ] Milk · (Horizon, Organic, favourite, on sale): 3.19"))
    let compare = try run(["compare"], ["cartwise.json": Self.cartWise])
    #expect(compare.contains("CartWise list, 2 items"))
    let table = try run(["list", "--format", "csv"], ["cartwise.json": Self.cartWise])
    #expect(table.contains("Milk,1,each,USD,3.19,false,,Horizon,Organic,true,false"))
  }

  @Test(
    "The price book says what people know of a product and its prices",
    arguments: [
      "<bdi>Horizon</bdi> · <bdi>Organic</bdi> · favourite · rated 5.0 of 5 by 1",
      "on sale, by <bdi>Sam</bdi>", "seen, by <bdi>Alex</bdi>", "“<bdi>Best &lt;milk&gt;</bdi>”",
      "<bdi>1 Main St</bdi>",
    ])
  func product(text: String) throws {
    let page = try written(["cartwise.json": Self.cartWise], "items.html")
    #expect(page.contains(text))
    #expect(!page.contains("hunter2"))
  }

  @Test(
    "A list keeps the sign of its currency in every language", arguments: ["en", "de", "es", "fr"])
  func sign(language: String) throws {
    let list = #"""
      [{"id":"A","name":"Churrasco","currencySymbol":"R$","items":[{"name":"Sal","quantity":2,"pricePerUnit":8.24}]}]
      """#
    let text = try run(["list", "--locale", language], ["lists.json": list])
    #expect(
      text.contains(
        language == "en" ? #"R\$16.48"# : "R\\$\u{A0}16,48"))
    #expect(text.contains("BRL"))
  }

  @Test("What a device has not sent to the server of its list is told")
  func unsent() throws {
    let items = #"""
      [{"id":"A","name":"Tea","quantity":1,"isBought":false,"isDeleted":false,"syncStatus":"needs_sync","modifiedAt":"2026-10-03T10:00:00"},
      {"id":"B","name":"Jam","quantity":1,"isBought":false,"isDeleted":true,"syncStatus":"failed","modifiedAt":"2026-10-03T10:00:00"}]
      """#
    let page = try written(["items.json": items], "2026-10/spending-review.md")
    #expect(
      page.contains(
        "2 changes had not reached the list’s server when the file was written, 1 of them a deletion; sending 1 of them had failed."
      ))
  }
}
