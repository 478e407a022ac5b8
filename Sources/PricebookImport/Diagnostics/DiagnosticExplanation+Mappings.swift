extension DiagnosticExplanation {
  static let mappingKey = DiagnosticExplanation(
    .mappings, "a mapping has a key that is not known",
    meaning: "A key of a mapping has a name that means nothing there, most likely for a slip of "
      + "the pen. The mapping is not used, for what it leaves out might be what matters.",
    remedy: "Write the key that the message suggests; Mappings.md describes them all.",
    example: "pricebook.json:2:33: error: the key “column” of a mapping is not known; did you "
      + "mean “columns”? [mapping-key]")

  static let mappingShape = DiagnosticExplanation(
    .mappings, "a mapping is not built as one must be",
    meaning: "A mapping lacks something that it cannot do without, or is no object. It is not "
      + "used.",
    remedy: "Begin with what \"pricebook inspect FILE --write-mapping\" prints, and edit that.",
    example: "pricebook.json:1:32: error: a source of \"sources\" cannot be used; correct what "
      + "is said above [mapping-shape]")

  static let mappingValue = DiagnosticExplanation(
    .mappings, "a mapping gives a key an impossible value",
    meaning: "A key of a mapping has a value that it cannot have. The mapping is not used.",
    remedy: "Write one of the values that the message names.",
    example: "pricebook.json:2:80: error: “paid” is the text “sum”; it must be \"total\" or "
      + "\"totalLessDiscount\" or \"unitPrice\" [mapping-value]")

  static let noItemPrices = DiagnosticExplanation(
    .mappings, "a file is known to lack the prices of items",
    meaning: "The file is one of those that hold orders or receipts as a whole and not what "
      + "each item cost. It cannot tell what was paid for what, and was not read.",
    remedy: "Export the receipts themselves, as the message says.",
    example: "portal.csv: warning: is a file of REWE portal and was not read: it has the totals "
      + "of receipts and no items; the receipts themselves (eBon) have them [no-item-prices]")

  static let noLookupFile = DiagnosticExplanation(
    .mappings, "a file needs another that was not found",
    meaning: "The exporter writes its data into two files, and the second, which has the days "
      + "or the names, is not among the files of the book. The first cannot be read without it.",
    remedy: "Put both files into the book, or name both.",
    example: "articles.csv: error: E.Leclerc (privacy request): the days of the receipts stand "
      + "in another file, with the columns “ticket” and “date_ticket”; name it too "
      + "[no-lookup-file]")
}
