extension DiagnosticExplanation {
  static let controlTotals = DiagnosticExplanation(
    .book, "Pricebook lost count of a file",
    meaning: "The records of a file are not the sum of those accepted, rejected and counted as "
      + "duplicates. This is a defect of Pricebook, never of your file, and the figures are not "
      + "to be trusted.",
    remedy: "Please report it, with the file if you can share it.",
    example: "receipts.csv: error: 1500 records were read, but 1490 accepted, 8 rejected and 0 "
      + "duplicates do not add up to them; please report this as a fault of Pricebook "
      + "[control-totals]")

  static let duplicateLines = DiagnosticExplanation(
    .book, "lines stand in two files and count once",
    meaning: "Lines of one file stand in another just the same: same store, day, receipt, item, "
      + "quantity and amount. Such are two exports that overlap, and each purchase counts once.",
    remedy: "Nothing needs to be done. If they are different purchases after all, give them "
      + "different receipt ids or times.",
    example: "b.csv:2: warning: 1 line stands already in a.csv (the first at line 2) and are "
      + "counted once; leave one of the files out if that was not meant [duplicate-lines]")
}
