import PricebookModel
import Testing

@testable import PricebookImport

/// Shapes of files from public repositories and issues, named with each; the rows are invented.
@Suite struct PublicShapeTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    var file: String
    /// What is special, and where the shape was seen.
    var description: String
    var text: String
    /// What was paid in each line, in cents; `nil` if the file is refused with a way on.
    var cents: [Int64]?

    var testDescription: String { file }
  }

  private static let shapes = [
    Shape(
      file: "receipts.json",
      description: "Receipts whose lines have no prices, with a total each (cxw668/food-frontend)",
      text: #"""
        [{"id":"r_001","store":"FRESHMART","date":"2026-10-03","items":[{"productName":"milk","quantity":1},{"productName":"beef","quantity":2}],"total":24.2},
        {"id":"r_002","store":"FRESHMART","date":"2026-10-07","items":[{"productName":"rice","quantity":1},{"productName":"apple","quantity":4}],"total":19.6}]

        """#, cents: nil),
    Shape(
      file: "pantry.json", description: "A pantry without prices (jko206/misterjko)",
      text: #"""
        [{"name":"Arugula","type":"Produce","store":"Corner Shop","purchaseDate":"2026-06-17T16:40:53.165Z","expirationDate":"2026-07-01T11:31:50.733Z","quantity":2},
        {"name":"Milk","type":"Dairy","store":"QFC","purchaseDate":"2026-06-18T08:07:29.968Z","expirationDate":"2026-06-30T10:00:00.000Z","quantity":1}]

        """#, cents: nil),
    Shape(
      file: "lines.csv",
      description: "Camel case, and the digits of a card (a schema for extracted receipts)",
      text: #"""
        item,quantity,unitPrice,totalPrice,store,date,cc_last4
        Milk,2,1.19,2.38,Kroger,2026-10-03,4242
        Bread,1,3.49,3.49,Kroger,2026-10-03,4242
        Apples,1.5,2.00,3.00,Aldi,2026-10-05,4242

        """#, cents: [238, 349, 300]),
    Shape(
      file: "chain.json",
      description:
        "The store and the day in an object beside the lines (aggregated_receipt_schema.json)",
      text: #"""
        {"chain_id":"island_market","header":{"store_name":"Island Market","location":"Wailea","transaction_date":"2026-10-03","transaction_time":"18:05","invoice_number":"A-17"},
        "items":[{"quantity":2,"unit_price":3.99,"product_name":"Papaya","line_total":7.98,"code":"4052","promo":null,"is_on_sale":false},{"quantity":1,"unit_price":5.49,"product_name":"Poke bowl","line_total":5.49,"code":"77","promo":"X","is_on_sale":true}],
        "totals":{"subtotal":13.47,"tax":0.56,"bottle_deposit":0,"environment_fee":0,"total_sales":14.03},"payment":{"method":"VISA","amount":14.03}}

        """#, cents: nil),
    Shape(
      file: "ja.json",
      description:
        "Names in English, goods in Japanese, and the tax below (a tool that writes CSV)",
      text: #"""
        {"storeName":"みなと商店","date":"2026-10-03T18:05:00","items":[{"name":"牛乳","quantity":2,"price":198,"total":396},{"name":"食パン","quantity":1,"price":150,"total":150}],"subtotal":546,"tax":43,"total":589}

        """#, cents: [39600, 15000, 4300]),
    Shape(
      file: "demo.json",
      description:
        "Prices of one, with the total of the receipt and a count of items (demo receipts)",
      text: #"""
        [{"id":"rct-001","store_name":"Kroger","date":"2026-10-03T12:00:00.000Z","total":10.97,"items_count":2,"status":"processed","items":[{"name":"Whole Milk (1 gal)","quantity":2,"price":3.49},{"name":"Eggs","quantity":1,"price":3.99}]}]

        """#, cents: [698, 399]),
    Shape(
      file: "taggun.json",
      description: "Every value in an object of its own (developers.taggun.io)",
      text: #"""
        {"totalAmount":{"data":7.48,"currencyCode":"AUD","confidenceLevel":0.9},"date":{"data":"2026-10-03T02:00:00.000Z"},"merchantName":{"data":"Harris Farm"},"entities":{"productLineItems":[{"data":{"name":{"data":"BEEF PIE","text":"BEEF PIE"},"quantity":{"data":1,"text":"1"},"unitPrice":{"data":4.19},"totalPrice":{"data":4.19}},"confidenceLevel":0.65,"text":"BEEF PIE $4.19","index":10},{"data":{"name":{"data":"ROCK SALT 1KG"},"quantity":{"data":1},"unitPrice":{"data":3.29},"totalPrice":{"data":3.29}},"confidenceLevel":0.7,"index":11}]}}

        """#, cents: [419, 329]),
    Shape(
      file: "bank.csv",
      description: "A bank's statement without a header (range-of-motion/budget#322)",
      text: #"""
        06/08/2026,"ACHAT CB MARCHE B 05.08.26 EUR 12.80 CARTE NO 111",-12.80,-83.96
        06/08/2026,"ACHAT CB LIBRAIRIE 05.08.26 EUR 1.00 CARTE NO 111",-1.00,-84.96
        05/08/2026,"PRELEVEMENT ELECTRICITE REF 08202118697",-50.00,-134.96

        """#, cents: nil),
    Shape(
      file: "survey.csv",
      description: "Prices that were seen, with a time that has days and no store",
      text: #"""
        Strata,Product,Time,Unit,Price
        Market,Rice,2026-09-14,kg,2.50

        """#, cents: nil),
    Shape(
      file: "three.csv",
      description: "A day, an amount and a text without a header (buckets/application#573)",
      text: #"""
        13.03.26,76.00,garden chairs
        14.03.26,12.50,milk and bread

        """#, cents: nil),
    Shape(
      file: "affilie.csv",
      description: "Payments with the sign of the currency (actualbudget/actual#5020)",
      text: #"""
        Date;Affilié;Montant
        17-05-2026;"Dépense EPICERIE (Transaction 7fad)";" -110.7 €"
        17-05-2026;"Dépense MARCHE (Transaction f432)";" -16.62 €"
        06-05-2026;"Dépense BOULANGERIE (Transaction 0743)";" -9.78 €"

        """#, cents: nil),
    Shape(
      file: "owl.csv",
      description:
        "Expenses with a name, a category, an amount and an instant (Tanq16/ExpenseOwl#76)",
      text: #"""
        name,category,amount,date
        Milk and eggs,Food,12.40,2026-10-03T00:00:00Z
        Bus,Travel,2.80,2026-10-04T00:00:00Z

        """#, cents: [1240, 280]),
    Shape(
      file: "donut.json",
      description: "Points that may group thousands (shirastromer/supermarket-receipts)",
      text: #"""
        [{"store_name":"TOKO ROTI","store_addr":"","date":"03/10/2026","time":"","subtotal":"","tax":"","total":"50.000","line_items":[{"item_key":"","item_name":"4005-Maple glazed","item_value":"25.000","item_quantity":"1"},{"item_key":"","item_name":"Donut","item_value":"25.000","item_quantity":"1"}]}]

        """#, cents: nil),
  ]

  @Test(arguments: shapes)
  func `A file is read right, or refused with a way on`(shape: Shape) throws {
    let book = try TextBook([shape.file: shape.text])
    #expect(book.cents == (shape.cents ?? []))
    guard shape.cents == nil else { return }
    let waysOn = ["--write-mapping", "--decimal", "--date-format", "--prices"]
    #expect(waysOn.contains { book.messages.contains($0) }, "\(book.messages)")
  }

  @Test func `A table without a header is read by its values where they are plain`() throws {
    let book = try TextBook(
      "2026-10-03,Aldi,Milk,2,1.19,2.38\n2026-10-03,Aldi,Bread,1,3.49,3.49\n"
        + "2026-10-05,Rewe,Jam,1,2.49,2.49\n")
    #expect(book.cents == [238, 349, 249])
    #expect(book.stores == ["Aldi", "Aldi", "Rewe"])
    #expect(book.items == ["Milk", "Bread", "Jam"])
    #expect(book.codes == [.noHeader])
  }

  @Test(arguments: [
    // Which text is the store, what the whole numbers count, and what was paid is not plain.
    "2026-10-03,Milk,Anna,1.19\n2026-10-04,Bread,Ben,3.49\n",
    "2026-10-03,Aldi,Milk,2,1.19\n2026-10-04,Rewe,Bread,1,3.49\n",
    "2026-10-03,Aldi,Milk,-1.19\n2026-10-04,Rewe,Bread,-3.49\n",
    "2026-10-03,Aldi,Milk,1.19,7.20\n2026-10-04,Rewe,Bread,3.49,8.10\n",
  ])
  func `A table without a header that is not plain is refused`(text: String) throws {
    let book = try TextBook(text)
    #expect(book.cents.isEmpty)
    #expect(book.messages.contains("put a line such as date,store,item,total above it"))
    #expect(book.messages.contains("--write-mapping"))
  }

  @Test func `Names that share a beginning are read without it, and days in a time are days`()
    throws
  {
    let book = try TextBook(
      "HB.name,HB.quantity,HB.purchase_price,HB.purchase_from,HB.purchase_time\n"
        + "Pan,1,24.50,Coop,2026-10-05\nPot,1,39.90,Migros,2026-10-06\n")
    #expect(book.cents == [2450, 3990])
    #expect(book.stores == ["Coop", "Migros"])
    #expect(book.days == ["2026-10-05", "2026-10-06"])
  }

  @Test func `Days may be seconds or milliseconds since 1970`() throws {
    let book = try TextBook(
      "date,store,item,total\n1791028800,Aldi,Milk,1.19\n1791028800000,Aldi,Jam,2.49\n")
    #expect(book.days == ["2026-10-03", "2026-10-03"])
  }

  @Test func `A header may have a line for every name`() throws {
    let book = try TextBook(
      "Date,\nName,\nPrice,\nCurrency,\n03-10-2026,Milk,1.19,EUR,\n14-10-2026,Jam,3.49,EUR,\n")
    #expect(book.cents == [119, 349])
    #expect(book.days == ["2026-10-03", "2026-10-14"])
  }
}
