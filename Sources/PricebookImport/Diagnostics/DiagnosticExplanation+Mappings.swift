extension DiagnosticExplanation {
  static let mappingKey = DiagnosticExplanation(
    .mappings, "a mapping has an unknown key",
    meaning: "A key of a mapping has an unknown name, probably because of a typing error. The "
      + "mapping is not used, because the entry may matter.",
    remedy: "Use the key that the message suggests. The page Mappings describes all keys.",
    example: "pricebook.json:2:33: error: the key “column” of a mapping is not known; did you "
      + "mean “columns”? [mapping-key]")

  static let mappingShape = DiagnosticExplanation(
    .mappings, "a mapping lacks a required part",
    meaning: "A mapping lacks a required key, or it is not an object. It is not used.",
    remedy: "Start with the output of \"pricebook inspect FILE --write-mapping\" and edit it.",
    example: "pricebook.json:1:32: error: a mapping in \"sources\" cannot be used; correct the "
      + "problems above [mapping-shape]")

  static let mappingValue = DiagnosticExplanation(
    .mappings, "a mapping has a value that is not allowed",
    meaning: "A key of a mapping has a value that is not allowed there. The mapping is not "
      + "used.",
    remedy: "Use one of the values that the message names.",
    example: "pricebook.json:2:80: error: “paid” is the text “sum”; it must be \"total\" or "
      + "\"totalLessDiscount\" or \"unitPrice\" [mapping-value]")

  static let noItemPrices = DiagnosticExplanation(
    .mappings, "a file of this kind has no prices of items",
    meaning: "The file has the totals of orders or receipts, but not the price of each item. It "
      + "was not read.",
    remedy: "Export the receipts themselves, as the message says.",
    example: "portal.csv: warning: this is a file of REWE portal and was not read: it has the "
      + "totals of receipts and no items; the receipts themselves (eBon) have them "
      + "[no-item-prices]")

  static let noLookupFile = DiagnosticExplanation(
    .mappings, "a file needs a second file that was not found",
    meaning: "The program that wrote this file writes its data into two files. The second one, "
      + "with the days or the names, is not in the book, and the first cannot be read without "
      + "it.",
    remedy: "Put both files into the book, or name both.",
    example: "articles.csv: error: E.Leclerc (privacy request): another file has the dates of "
      + "the receipts, in the columns “ticket” and “date_ticket”; read it too [no-lookup-file]")
}
