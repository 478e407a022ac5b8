/// The words that name the columns of receipt files, best first, folded by ``HeaderName``.
///
/// A new language is one more list of words here.
enum HeaderWords {
  static let english: [ColumnMeaning: [String]] = [
    .receiptID: [
      "receiptid", "receiptnumber", "receiptno", "receiptnr", "receipt", "transactionid",
      "transactionnumber", "transaction", "orderid", "ordernumber", "orderno", "order",
      "invoiceid", "invoicenumber", "invoiceno", "invoice", "billid", "billnumber", "bill",
      "ticketid", "ticketnumber", "ticket",
    ],
    .date: [
      "date", "receiptdate", "purchasedate", "transactiondate", "orderdate", "invoicedate",
      "shoppingdate", "dateofpurchase", "datepurchased", "purchasedon", "boughton", "day",
    ],
    .time: [
      "time", "receipttime", "purchasetime", "transactiontime", "ordertime", "timeofday",
      "timeofpurchase",
    ],
    .store: [
      "store", "storename", "shop", "shopname", "merchant", "merchantname", "retailer",
      "retailername", "vendor", "vendorname", "seller", "supermarket", "market", "supplier",
      "chain", "payee",
    ],
    .location: [
      "location", "storelocation", "storeaddress", "branch", "address", "city", "place",
    ],
    .item: [
      "item", "itemname", "product", "productname", "article", "articlename", "itemdescription",
      "productdescription", "description", "goods", "name", "title",
    ],
    .barcode: ["barcode", "ean", "eancode", "ean13", "gtin", "upc", "upccode", "sku", "plu"],
    .category: [
      "category", "categoryname", "itemcategory", "productcategory", "department",
      "productgroup", "itemgroup", "group", "section",
    ],
    .quantity: [
      "quantity", "qty", "quantitybought", "quantitypurchased", "itemcount", "numberofitems",
      "noofitems", "pieces", "count", "weight",
    ],
    .unit: ["unit", "unitofmeasure", "unitofmeasurement", "uom", "measure", "units"],
    .unitPrice: [
      "unitprice", "priceperunit", "unitcost", "costperunit", "itemprice", "singleprice",
      "priceeach", "pricepereach", "priceperitem", "price",
    ],
    .discount: [
      "discount", "discountamount", "itemdiscount", "linediscount", "savings", "saving",
      "reduction", "rebate", "moneyoff",
    ],
    .total: [
      "total", "linetotal", "totalprice", "totalamount", "itemtotal", "totalpaid", "totalcost",
      "amountpaid", "pricepaid", "paid", "amount", "lineamount", "cost", "sum", "subtotal",
      "spent", "value",
    ],
    .currency: ["currency", "currencycode", "currencysymbol", "curr", "ccy"],
  ]

  /// Every folded word with what it means and how good a name it is, 0 the best.
  static let meanings: [String: (meaning: ColumnMeaning, rank: Int)] = {
    var table: [String: (meaning: ColumnMeaning, rank: Int)] = [:]
    for (meaning, words) in english {
      for (rank, word) in words.enumerated() { table[word] = (meaning, rank) }
    }
    return table
  }()
}

/// A column's name with case, accents, punctuation and a unit in brackets put aside.
enum HeaderName {
  /// `Unit Price (€)`, `unit_price` and `unitPrice` all become `unitprice`.
  static func folded(_ name: some StringProtocol) -> String {
    let bare = letters(of: withoutBrackets(name))
    return bare.isEmpty ? letters(of: String(name)) : bare
  }

  private static func withoutBrackets(_ name: some StringProtocol) -> String {
    var depth = 0
    var kept = ""
    for character in name {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { kept.append(character) }
      }
    }
    return kept
  }

  private static func letters(of name: String) -> String {
    var folded = ""
    for scalar in name.lowercased().unicodeScalars {
      if let plain = accents[scalar] {
        folded += plain
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  private static let accents: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãäåā", "c": "çćč", "e": "èéêëēę", "i": "ìíîïī", "l": "ł", "n": "ñń",
      "o": "òóôõöøō", "s": "śš", "u": "ùúûüū", "y": "ýÿ", "z": "źżž", "ss": "ß", "ae": "æ",
      "oe": "œ",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (plain, accented) in letters {
      for scalar in accented.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()

  /// How many letters have to change between two names.
  ///
  /// Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals", 1966.
  static func distance(_ left: String, _ right: String) -> Int {
    let target = Array(right.utf8)
    var row = Array(0...target.count)
    for (index, byte) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, other) in target.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, row[place] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
