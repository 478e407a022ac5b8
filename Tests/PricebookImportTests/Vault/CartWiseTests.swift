import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Exports of CartWise")
struct CartWiseTests {
  private static let location = #""location":{"id":"L1","name":"Safeway"}"#

  /// An export of one product with these fields, and these root fields beside.
  private func export(_ item: String = "", root: String = "") -> String {
    let fields = item.isEmpty ? "" : "," + item
    let rest = root.isEmpty ? "" : "," + root
    return #"{"groceryItems":[{"id":"G1","productName":"Oat drink"\#(fields)}]\#(rest)}"#
  }

  private func prices(_ prices: String, root: String = "") -> VaultReading {
    VaultReading([export(#""prices":[\#(prices)]"#, root: root)])
  }

  @Test func `A nested price has its store, day and its own currency`() {
    let reading = prices(
      #"{"store":"Safeway","price":4.3718,"currency":"USD","lastUpdated":799200000,\#(Self.location)}"#
    )
    let option = reading.vault.priceOptions.first
    #expect(option?.price.description == "4.3718")
    #expect(option?.currency == CurrencyCode(label: "USD"))
    #expect(option?.day?.description == "2026-04-30")
    #expect(option.map { reading.resolution.stores[$0.store] } == "Safeway")
    #expect(reading.codes == [])
  }

  @Test(
    "A price may stand apart and belong to its product either way",
    arguments: [
      (#""prices":["P1"]"#, #""id":"P1""#), ("", #""id":"P1","groceryItem":"G1""#),
      ("", #""groceryItem":{"id":"G1"}"#), (#""prices":["P1"]"#, #""id":"P1","groceryItem":"G1""#),
    ])
  func apart(item: String, price: String) {
    let reading = VaultReading([
      export(
        item,
        root: #"""
          "locations":[{"id":"L1","name":"Safeway"}],"prices":[{\#(price),"price":"2.5","location":"L1"}]
          """#)
    ])
    #expect(reading.vault.priceOptions.map(\.price.description) == ["2.5"])
    #expect(reading.resolution.stores == ["Safeway"])
    #expect(reading.isBalanced)
    #expect(reading.codes == [])
  }

  @Test(
    "A price at a location that nobody knows is no observation",
    arguments: ["", #","location":null"#, #","location":"L9""#])
  func withoutLocation(_ field: String) {
    let reading = prices(#"{"store":"Safeway","price":2\#(field)}"#)
    #expect(reading.vault.priceOptions.isEmpty)
    #expect(reading.codes == [.priceWithoutLocation])
    #expect(reading.isBalanced)
  }

  @Test(
    "A price of more than ten times another is warned of, one of ten times is not",
    arguments: [("10", []), ("10.0001", [.priceJump])] as [(String, [Diagnostic.Code])])
  func priceJump(price: String, codes: [Diagnostic.Code]) {
    let reading = prices(
      #"{"store":"Safeway","price":1,\#(Self.location)},"#
        + #"{"store":"Costco","price":\#(price),"location":{"id":"L2","name":"Costco"}}"#)
    #expect(reading.codes == codes)
  }

  @Test func `A price of nothing is none`() {
    let reading = prices(#"{"store":"Safeway","price":0,\#(Self.location)}"#)
    #expect(reading.vault.priceOptions.isEmpty)
    #expect(reading.codes == [])
  }

  @Test func `A price in no currency is in the book's`() {
    let reading = prices(#"{"store":"Safeway","price":1,\#(Self.location)}"#)
    #expect(reading.vault.priceOptions.map(\.currency.label) == ["EUR"])
  }

  @Test func `The list in hand is a list with its ticked items apart`() {
    let reading = VaultReading([
      #"""
      {"groceryItems":[{"id":"A","productName":"Eggs","isInShoppingList":true,"isCompleted":true},
      {"id":"B","productName":"Bread","isInShoppingList":1,"brand":"Hof","tags":[{"name":"Organic"},"T1"]},
      {"id":"C","productName":"Soap","isCompleted":true}],"tags":[{"id":"T1","name":"Fresh"}]}
      """#
    ])
    let list = reading.vault.carts.first
    #expect(reading.vault.carts.count == 1)
    #expect(list?.state == .shopping)
    #expect(list?.isList == true)
    #expect(list?.lines.map { reading.itemName($0) } == ["Bread", "Eggs"])
    #expect(list?.lines.map { $0.bought != nil } == [false, true])
    #expect(list?.lines.first?.details.tags == ["Fresh", "Organic"])
    #expect(list?.lines.first?.details.brand == "Hof")
    #expect(reading.purchases.isEmpty)
    #expect(reading.isBalanced)
  }

  @Test func `Of equal prices a list has the one that was updated last`() {
    let prices = [("L1", 1), ("L2", 3), ("L3", 2)].map { id, day in
      #"{"price":2,"currency":"USD","lastUpdated":\#(day)00000,"#
        + #""location":{"id":"\#(id)","name":"\#(id)"}}"#
    }
    let reading = VaultReading([
      export(#""isInShoppingList":true,"prices":[\#(prices.joined(separator: ","))]"#)
    ])
    #expect(reading.vault.carts.first?.lines.map { reading.storeName($0.planned) } == ["L2"])
  }

  @Test func `A list has the lowest price of each item, with its store`() {
    func item(_ id: String, _ prices: String) -> String {
      #"{"id":"\#(id)","productName":"\#(id)","isInShoppingList":true,"prices":[\#(prices)]}"#
    }
    func price(_ price: String, _ store: String, _ currency: String = "USD") -> String {
      #"{"price":\#(price),"currency":"\#(currency)","store":"\#(store)","location":{"name":"\#(store)"}}"#
    }
    let prices = [
      item("Eggs", "\(price("3", "Costco")),\(price("2.5", "Safeway"))"), item("Soap", ""),
    ]
    let reading = VaultReading([#"{"groceryItems":[\#(prices.joined(separator: ","))]}"#])
    let list = reading.vault.carts.first
    #expect(list?.currency.label == "USD")
    #expect(list?.lines.map { reading.storeName($0.planned) } == ["Safeway", nil])
    #expect(list?.lines.first?.planned?.price?.description == "2.5")
    #expect(list.map { CartTotals($0).unpricedItems } == 1)
    // Amounts of several currencies are no total.
    let mixed = item("Tea", price("1", "Aldi", "EUR"))
    let several = VaultReading([#"{"groceryItems":[\#(prices[0]),\#(mixed)]}"#]).vault.carts.first
    #expect(several?.lines.allSatisfy { $0.planned?.price == nil } == true)
  }

  @Test func `Brand, tags, favourites and ratings of a product stay with it`() throws {
    let reading = VaultReading([
      export(
        #""brand":"Havre","isFavorite":true,"tags":[{"name":"Vegan"}],"prices":[{"store":"S","price":1,\#(Self.location)}]"#,
        root: #"""
          "experiences":[{"id":"E1","rating":4,"type":"product_review","groceryItem":"G1","comment":"Creamy","user":"U1","createdAt":799200000},
          {"id":"E2","rating":5,"type":"general","groceryItem":{"id":"G1"}},{"id":"E3","rating":1,"type":"product_review","groceryItem":"G9","comment":"Lost"}],
          "users":[{"id":"U1","username":"Alex"}]
          """#)
    ])
    let product = try #require(reading.vault.products.first)
    #expect(reading.vault.products.count == 1)
    #expect(product.brand == "Havre" && product.tags == ["Vegan"] && product.isFavorite)
    #expect(product.ratingCount == 2 && product.meanRating == 4.5)
    #expect(reading.vault.ratings.isEmpty)
    let comment = try #require(reading.vault.comments.first)
    #expect(reading.vault.comments.count == 1)
    #expect(comment.subject == .item(product.item) && comment.text == "Creamy")
    #expect(comment.author == "Alex" && comment.day?.description == "2026-04-30")
  }

  @Test func `The lowest price of an item on sale is marked, and who updated prices is known`() {
    let reading = VaultReading([
      export(
        #"""
        "isOnSale":true,"prices":[{"store":"A","price":2,"updatedBy":"Alex","lastUpdated":799200000,"location":{"name":"A"}},
        {"store":"B","price":1.5,"updatedBy":"Sam","lastUpdated":799300000,"location":{"name":"B"}}]
        """#,
        root: #"""
          "users":[{"id":"U1","username":"Alex","updates":12,"password":"hunter2"}],
          "experiences":[{"id":"E1","type":"price_update","user":"U1","comment":"2 at A","createdAt":799400000,
            "comments":[{"comment":"Thanks","user":{"username":"Sam"},"createdAt":799300000}]}]
          """#)
    ])
    #expect(reading.vault.priceOptions.map(\.isOnSale) == [false, true])
    #expect(reading.vault.priceOptions.map(\.updatedBy) == ["Alex", "Sam"])
    let people = reading.vault.contributors
    #expect(people.map(\.name) == ["Alex", "Sam"])
    #expect(people.map(\.updateCount) == [12, nil])
    #expect(people.map(\.level?.rawValue) == ["Regular Shopper", nil])
    #expect(people.map(\.priceCount) == [1, 1] && people.map(\.postCount) == [1, 0])
    #expect(people.map(\.replyCount) == [0, 1])
    #expect(people.map(\.lastDay?.description) == ["2026-05-02", "2026-05-01"])
    // The text of an update only repeats its price.
    #expect(reading.vault.comments.isEmpty)
  }

  @Test func `Stores have the addresses of their locations, and comments the answers to them`() {
    let reading = VaultReading([
      export(
        #""prices":[{"store":"Safeway","price":1,"location":"L1"}]"#,
        root: #"""
          "locations":[{"id":"L1","name":"Safeway","address":"1 Main St","city":"Portland","state":"OR","zipCode":"97201","favorited":true},
          {"id":"L2","name":"Safeway","city":"Salem"},{"id":"L3","name":"Never mentioned","city":"Bend"}],
          "experiences":[{"id":"E1","type":"store_review","rating":4,"location":"L1","comment":"Clean","createdAt":799200000,
          "comments":[{"comment":"Agreed","createdAt":799300000,"user":{"username":"Sam"}}]}]
          """#)
    ])
    #expect(
      reading.vault.places.map(\.addresses) == [["1 Main St, Portland, OR 97201", "Salem"]])
    #expect(reading.vault.places.map(\.isFavorite) == [true])
    #expect(reading.vault.comments.map(\.text) == ["Agreed", "Clean"])
    #expect(reading.vault.comments.map(\.author) == ["Sam", nil])
  }

  @Test func `The category that means none is none`() {
    let reading = VaultReading([
      #"""
      {"groceryItems":[{"productName":"A","category":"Select Category","isInShoppingList":true},
      {"productName":"B","category":"Produce","isInShoppingList":true}]}
      """#
    ])
    #expect(reading.vault.carts[0].lines.map { reading.categoryName($0) } == ["", "Produce"])
  }

  @Test func `Ratings count at their location, zero is no rating`() {
    let reading = VaultReading([
      export(
        root: #"""
          "locations":[{"id":"L1","name":"Safeway","experiences":[{"id":"E1","rating":3}]},{"id":"L2","name":"Costco"}],
          "experiences":[{"id":"E2","rating":4,"location":"L1"},{"id":"E3","rating":0,"location":"L2"},
          {"id":"E1","rating":3},{"id":"E4","rating":5}]
          """#)
    ])
    #expect(reading.vault.ratings.map(\.count) == [2])
    #expect(reading.vault.ratings.first?.mean == 3.5)
    #expect(reading.vault.ratings.map { reading.resolution.stores[$0.store] } == ["Safeway"])
    #expect(reading.isBalanced)
  }

  @Test(
    "Ratings of products are not ratings of stores",
    arguments: [
      (#""type":"store_review""#, 1), (#""type":"product_review""#, 0), (#""type":"general""#, 1),
      (#""type":"price_update""#, 0), (#""type":"new_product""#, 0), (#""type":null"#, 1),
      (#""type":"store_review","groceryItem":"G1""#, 1),
      (#""type":"general","groceryItem":"G1""#, 0),
      (#""groceryItem":{"id":"G1"}"#, 0),
    ])
  func productRatings(_ fields: String, _ count: Int) {
    let experience = #"{"id":"E1","rating":4,"location":{"name":"Safeway"},\#(fields)}"#
    let reading = VaultReading([export(root: #""experiences":[\#(experience)]"#)])
    #expect(reading.vault.ratings.map(\.count) == (count == 0 ? [] : [count]))
    #expect(reading.isBalanced)
  }

  @Test(
    "A rating that is none of 0 to 5 is refused", arguments: ["6", "-1", "3.5", "1e30", "\"good\""])
  func brokenRatings(_ rating: String) {
    let reading = VaultReading([
      export(root: #""experiences":[{"rating":\#(rating),"location":{"name":"Safeway"}}]"#)
    ])
    #expect(reading.vault.ratings.isEmpty)
    #expect(reading.codes == [.vaultEntity])
    #expect(reading.isBalanced)
  }

  @Test(
    "The level follows from the updates, whatever is stored",
    arguments: [
      ("0", "New Shopper"), ("9", "New Shopper"), ("10", "Regular Shopper"),
      ("25", "Smart Shopper"), ("99", "Expert Shopper"), ("100", "Master Shopper"),
      ("2147483647", "Legendary Shopper"),
    ])
  func levels(updates: String, level: String) {
    let reading = VaultReading([
      export(root: #""users":[{"username":"Alex","level":"Newbie","updates":\#(updates)}]"#)
    ])
    #expect(reading.vault.contributors.map(\.level?.rawValue) == [level])
  }

  @Test func `Two products of one name differ by their brands`() {
    let reading = VaultReading([
      #"""
      {"groceryItems":[{"id":"A","productName":"Eggs","brand":"Farm","isInShoppingList":true},
      {"id":"B","productName":"eggs","brand":"Barn"}]}
      """#
    ])
    #expect(reading.vault.carts[0].lines.map { reading.itemName($0) } == ["Eggs (Farm)"])
    #expect(reading.codes == [.duplicateItemName])
  }

  @Test func `Of two exports the product that was changed later counts, in any order`() {
    let old = export(#""updatedAt":799000000,"isInShoppingList":true"#)
    let new = export(#""updatedAt":799000001,"isInShoppingList":true,"isCompleted":true"#)
    for documents in [[old, new], [new, old]] {
      let reading = VaultReading(documents)
      #expect(reading.vault.carts.map(\.state) == [.completed])
      #expect(reading.codes == [])
      #expect(reading.isBalanced)
    }
  }

  @Test func `The same export twice changes nothing, ids or not`() {
    let text = #"""
      {"groceryItems":[{"productName":"Eggs","isInShoppingList":true,"prices":[{"store":"S","price":1,"location":{"name":"S"}}]},{"productName":"Eggs"}],
      "experiences":[{"rating":4,"location":{"name":"S"}},{"rating":5,"location":{"name":"S"}}],
      "users":[{"username":"Alex","updates":3}]}
      """#
    let once = VaultReading([text])
    let twice = VaultReading([text, text])
    #expect(twice.summary == once.summary)
    #expect(twice.vault.ratings == once.vault.ratings)
    #expect(twice.vault.ratings.map(\.count) == [2])
    #expect(twice.vault.contributors == once.vault.contributors)
    #expect(twice.isBalanced)
  }

  @Test(
    "What cannot be read is refused by itself",
    arguments: [
      #"{"groceryItems":[3,{"productName":"A"}]}"#, #"{"groceryItems":[{"brand":"x"}]}"#,
      #"{"groceryItems":[{"productName":"A","isInShoppingList":"yes"}]}"#,
      #"{"groceryItems":[{"productName":"A","prices":[{"price":-1}]}]}"#,
      #"{"groceryItems":[{"productName":"A","prices":[{"price":1,"lastUpdated":"soon"}]}]}"#,
      #"{"groceryItems":[],"users":[{"username":"A","updates":-1}]}"#,
      #"{"groceryItems":[],"users":[{"username":"A","updates":99999999999}]}"#,
      #"{"groceryItems":[],"users":["Alex"]}"#,
    ])
  func broken(_ text: String) {
    let reading = VaultReading([text])
    #expect(reading.codes == [.vaultEntity])
    #expect(reading.isBalanced)
  }

  @Test(
    "A field of the wrong type is not used",
    arguments: [
      #"{"groceryItems":{}}"#, #"{"groceryItems":[],"users":3}"#,
      #"{"groceryItems":[],"locations":[3]}"#, #"{"groceryItems":[],"tags":[{"name":{}}]}"#,
    ])
  func wrongShapes(_ text: String) {
    let reading = VaultReading([text])
    #expect(reading.codes == [.vaultField])
    #expect(reading.isBalanced)
  }
}
