extension HeaderWords {
  /// The best name for each meaning comes first.
  static let english: [ColumnMeaning: [String]] = [
    .receiptID: [
      "receiptid", "receiptnumber", "receiptno", "receiptnr", "No. receipt", "receiptnum",
      "receipt", "transactionid",
      "transactionnumber", "transaction", "orderid", "ordernumber", "orderno", "order",
      "invoiceid", "invoicenumber", "invoiceno", "invoice", "billid", "billnumber", "bill",
      "ticketid", "ticketnumber", "ticket",
    ],
    .date: [
      "date", "receiptdate", "purchasedate", "transactiondate", "orderdate", "invoicedate",
      "shoppingdate", "dateofpurchase", "datepurchased", "purchasedon", "boughton", "day",
      "timestamp",
    ],
    .time: [
      "time", "receipttime", "purchasetime", "transactiontime", "ordertime", "timeofday",
      "timeofpurchase",
    ],
    .store: [
      "store", "storename", "shop", "shopname", "merchant", "merchantname", "retailer",
      "retailername", "vendor", "vendorname", "seller", "supermarket", "market",
      "chain", "payee",
    ],
    .location: [
      "location", "storelocation", "storeaddress", "branch", "address", "city", "place",
    ],
    .item: [
      "item", "itemname", "product", "productname", "article", "articlename", "itemdescription",
      "productdescription", "description", "goods", "name", "title",
      "normalizeditem", "rawdescription", "productline",
    ],
    .barcode: ["barcode", "ean", "eancode", "ean13", "gtin", "upc", "upccode", "sku", "plu"],
    .category: [
      "category", "categoryname", "itemcategory", "productcategory", "department",
      "productgroup", "itemgroup", "group", "section", "dept",
    ],
    .quantity: [
      "quantity", "qty", "qnty", "quant", "quantitybought", "quantitypurchased", "itemcount",
      "numberofitems",
      "No. of items", "pieces", "count", "weight",
    ],
    .unit: ["unit", "unitofmeasure", "unitofmeasurement", "uom", "measure", "units"],
    .unitPrice: [
      "unitprice", "priceperunit", "unitcost", "costperunit", "itemprice", "singleprice",
      "priceeach", "pricepereach", "U. price", "unit pr.", "priceperitem", "price",
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
    .person: [
      "paid by", "payer", "who paid", "person", "bought by", "purchased by", "shopper",
      "paid for by",
    ],
  ]
}
