/// What `pricebook help mapping` prints: the keys of mappings, and three examples.
enum MappingHelp {
  /// The word behind `pricebook help`.
  static let topic = "mapping"

  /// A file and the mapping that reads it.
  struct Example: Sendable {
    var title: String
    /// The name of the file.
    var file: String
    var content: String
    var mapping: String
  }

  static let examples = [
    Example(
      title: "A table: amounts after the discount, voided rows left out",
      file: "shop.csv",
      content: """
        Bon;Tag;Ware;Zahl;Rabatt;Summe;Status
        17;03.10.2026;Bergkäse;0,412;0,50;7,74;
        17;03.10.2026;Vollmilch;2;;3,60;
        17;03.10.2026;Vollmilch;1;;1,80;storniert

        """,
      mapping: """
        {
          "name": "Corner Shop",
          "recognise": ["Bon", "Tag", "Ware", "Zahl", "Summe"],
          "columns": {
            "receipt_id": "Bon", "date": "Tag", "item": "Ware",
            "quantity": "Zahl", "discount": "Rabatt", "total": "Summe"
          },
          "constants": { "store": "Corner Shop", "currency": "EUR" },
          "fractionUnit": "kg",
          "skip": [{ "Status": "storniert" }]
        }

        """),
    Example(
      title: "JSON: receipts with lines, amounts in cents, discounts in the line",
      file: "receipts.json",
      content: """
        { "receipts": [
          { "when": "2026-10-03T18:05:00", "shop": { "name": "Aldi" },
            "lines": [
              { "text": "Rice 1kg", "count": 2, "cents": 398,
                "off": [{ "cents": 50 }] },
              { "text": "Oats", "count": 1, "cents": 119 } ] } ] }

        """,
      mapping: """
        {
          "name": "My scanner",
          "records": "receipts[].lines[]",
          "columns": {
            "date": "when", "store": "shop.name", "item": "text",
            "quantity": "count", "total": "cents", "discount": "off[].cents"
          },
          "constants": { "currency": "EUR" },
          "minorUnits": true,
          "paid": "totalLessDiscount"
        }

        """),
    Example(
      title: "A price list: a column for every month",
      file: "seen.csv",
      content: """
        Item,Store,Jan 2026,Feb 2026
        Milk 1l,Aldi,1.19,1.25
        Rice 1kg,Lidl,,2.10

        """,
      mapping: """
        {
          "name": "Prices I saw",
          "kind": "prices",
          "recognise": ["Item", "Store", "Jan 2026"],
          "columns": { "item": "Item", "store": "Store" },
          "spread": { "as": "month", "value": "unit_price" },
          "constants": { "currency": "EUR" }
        }

        """),
  ]

  static let text: String = {
    var lines = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, example) in examples.enumerated() {
      lines += ["", "Example \(number + 1). \(example.title)", "", "  \(example.file)"]
      lines += indented(example.content)
      lines += ["", "  mapping"]
      lines += indented(example.mapping)
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "    " + $0 }
  }

  private static let reference = """
    A mapping says in JSON which column of a file is what. Give it with --mapping
    FILE, or put it into the list "sources" of pricebook.json with "files" or
    "recognise". To begin one: pricebook inspect FILE --write-mapping > mine.json

    Which files
      name            what messages call the source
      kind            receipts (default), visits (a row is a whole visit), prices
                      (seen, not paid), budgets, lookup, refused (with a reason)
      recognise       columns a file must have; a list instead of a name: any of them
      noOtherColumns  true: and no others
      files           a glob for the file's name or the end of its path
      header          false: no header; columns are positions: 1, 2, 3
      records         JSON: where the rows are, such as "receipts[].items[]" or "[]"
      fileName        what the name says: "costco-{date}*", "{store}_{month}"

    Fields (columns)
      receipt_id date time store location item barcode category quantity unit
      unit_price discount charge total currency person; for budgets: month category
      amount currency; for prices also: price regular_price offer valid_until.
      The value is a column, a list of names it may have, a position,
      { "first": [..] } the first that is filled, { "sum": [..] } numbers added up,
      { "join": [..], "with": " " } texts put together.
      In JSON a column is a field of the row or of an object around it: "store.name".
      "receipts[].date" names the level itself, "off[].amount" adds all of a list.
      total is what was paid for all, unit_price the price of one.

    Other keys
      constants       date, store, currency, unit, category where no column has them
      spread          columns that become rows: { "as": "store", "month", "date",
                      "item" or "category", "columns": [globs; all others by default],
                      "value": "total" or "unit_price" }
      lookup          a second file: { "key": "id", "files": "heads*.csv",
                      "otherKey": the name of the key there }
      only, skip      rows to read, rows to leave out: [{ "Column": ["glob", ..] }]
      adjustments     rows that are no purchase of an item, such as deposits
      moneyOff        rows whose amount is taken off, whatever its sign
      returns         rows that take a purchase back
      footers         rows with sums of those above
      discountRows    JSON: rows that are the discount of another row: { "amount": ..,
                      "rows": [..], "names": field with its key, "key": field }
      paid            total (default), totalLessDiscount, unitPrice
      discountSign    positive (default), negative, absolute, percent
      minorUnits      true: amounts are in cents
      negate          true: what was paid is written below zero
      decimalMark     "." or ","         dateFormat  ymd, dmy, mdy, month, dayNumber
      timeFormat      clock or hhmm      dayOne      the date of day 1
      timeZone        for instants       fractionUnit  unit of fractions, such as kg
      emptyValues     texts that mean nothing     unwrap  a character around texts
      formulaGuards   true: ="123" is 123         ignored, note  not read
      firstRowOnly    columns that only the first row of a receipt has
    """
}
