import PricebookModel
import Testing

@testable import PricebookImport

/// The shape of the dumps of prices.openfoodfacts.org, with invented rows.
@Suite("Dumps of Open Prices")
struct OpenPricesTests {
  private static let dump = """
    id,product_code,product_name,category_tag,price,price_is_discounted,price_without_discount,\
    price_per,currency,location_osm_name,location_osm_address_city,date,receipt_quantity,owner
    1,3017620422003,Spread,,3.49,False,,UNIT,EUR,Grand Market,Grenoble,2026-09-14,2,x
    2,3017620422003,,,2.99,True,3.79,UNIT,EUR,Grand Market,Lyon,2026-09-20,1,x
    3,,,en:tomatoes,2.50,False,,KILOGRAM,EUR,Grand Market,Lyon,2026-09-20,,x
    4,5449000000996,,,1.10,False,,UNIT,EUR,Small Market,Lyon,2026-09-21,,x

    """

  @Test func `Products and goods by weight are read`() throws {
    let book = try bookOfFiles(["dump.csv": Self.dump])
    #expect(
      book.priceTexts == [
        "2026-09-14 | Grand Market, Grenoble | Spread | 3.49 | 1 each | EUR | ",
        "2026-09-20 | Grand Market, Lyon | Spread | 2.99 | 1 each | EUR | offer",
        "2026-09-20 | Grand Market, Lyon | tomatoes | 2.50 | 1 kg | EUR | ",
        "2026-09-21 | Small Market | 5449000000996 | 1.10 | 1 each | EUR | ",
      ])
    #expect(book.sources.map(\.format) == ["Open Prices"])
    #expect(
      book.names.stores.values == ["Grand Market, Grenoble", "Grand Market, Lyon", "Small Market"])
    #expect(book.names.locations.values == ["Grenoble", "Lyon", "Lyon"])
  }

  @Test func `Receipts name the products by their barcodes`() throws {
    let book = try bookOfFiles([
      "dump.csv": Self.dump,
      "receipts.csv": "date,store,item,barcode,total\n2026-09-22,Shop,Cola,5449000000996,1.00\n",
    ])
    #expect(book.priceLines.map(\.item).last == "Cola")
  }

  @Test func `Dumps in JSON Lines and answers of the API are read like those in CSV`() throws {
    let lines = """
      {"id":1,"product_code":"3017620422003","product_name":"Spread","category_tag":null,\
      "price":2.99,"price_is_discounted":true,"price_without_discount":3.79,"price_per":"UNIT",\
      "currency":"EUR","location_osm_name":"Grand Market","location_osm_address_city":"Lyon",\
      "date":"2026-09-20","receipt_quantity":1}
      {"id":2,"product_code":null,"product_name":null,"category_tag":"en:tomatoes",\
      "price":2.5,"price_is_discounted":false,"price_without_discount":null,\
      "price_per":"KILOGRAM","currency":"EUR","location_osm_name":"Small Market",\
      "location_osm_address_city":"Nice","date":"2026-09-21","receipt_quantity":null}

      """
    let wanted = [
      "2026-09-20 | Grand Market | Spread | 2.99 | 1 each | EUR | offer",
      "2026-09-21 | Small Market | tomatoes | 2.50 | 1 kg | EUR | ",
    ]
    #expect(try bookOfFiles(["dump.jsonl": lines]).priceTexts == wanted)
    let items = lines.split(separator: "\n").joined(separator: ",")
    let answer = #"{"items": [\#(items)], "total": 2}"#
    #expect(try bookOfFiles(["api.json": answer]).priceTexts == wanted)
  }

  @Test func `The columns may come in any order`() throws {
    let lines = Self.dump.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).reversed().joined(separator: ",")
    }
    let book = try bookOfFiles(["dump.csv": lines.joined(separator: "\n") + "\n"])
    #expect(book.priceLines.map(\.price) == ["3.49", "2.99", "2.50", "1.10"])
  }
}
