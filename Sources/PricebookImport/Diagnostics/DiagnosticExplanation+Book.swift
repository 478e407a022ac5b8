extension DiagnosticExplanation {
  static let controlTotals = DiagnosticExplanation(
    .book, "Pricebook lost count of the records of a file",
    meaning: "The records that were read from a file are not the sum of the accepted, the "
      + "rejected and the duplicate ones. This is a fault of Pricebook, not of your file. Do "
      + "not rely on the figures.",
    remedy: "Please report it, with the file if you can share it.",
    example: "receipts.csv: error: 1500 records were read, but 1490 accepted, 8 rejected and 0 "
      + "duplicates do not add up to that; please report this as a bug in Pricebook "
      + "[control-totals]")

  static let duplicateLines = DiagnosticExplanation(
    .book, "the same lines are in two files and count once",
    meaning: "Two files have lines with the same store, day, receipt, item, quantity and "
      + "amount, as exports do whose periods overlap. Each purchase counts once.",
    remedy: "Nothing, if they are the same purchases. If they are different purchases, give "
      + "them different receipt ids or times.",
    example: "b.csv:2: warning: 1 line is also in a.csv (the first at line 2) and is counted "
      + "once; remove one of the files if it is a copy [duplicate-lines]")

  static let likelyDuplicate = DiagnosticExplanation(
    .book, "two files have a receipt of the same amounts",
    meaning: "Two receipts of one store and day are in different files. They have the same number "
      + "of lines and the same amounts, but other texts, or the same items, but one has a time, a "
      + "receipt number, a currency, quantities or units that the other does not have. So it is with "
      + "one receipt in the exports of two programs. Both count, because they can be two purchases. "
      + "Of receipts with the same items, those with two times are two purchases, and without times "
      + "those with two receipt numbers.",
    remedy: "If they are the same, leave one of the files out: move it out of the folder, or name "
      + "only the other one. If only the texts differ, aliases that give the items the same names "
      + "make them one. If they are two purchases, there is nothing to do.",
    example: "b.csv:2: warning: this receipt has the store, the day and all amounts of the one at "
      + "a.csv:2, with other texts; if it is the same, leave one of the files out, because both "
      + "count [likely-duplicate]")

  static let limitReached = DiagnosticExplanation(
    .book, "there is more of something than a search compares",
    meaning: "Searches that compare everything with everything have limits, so that no data can "
      + "make them take hours: on stores, on the sizes of a product, on names that are alike. The "
      + "message says what was compared and what was not. No amount is left out of any total.",
    remedy: "If it matters, choose a part of the data with `--store`, `--item` or `--since`, or "
      + "correct the names that made so many of one thing.",
    example: "warning: 300 stores have items in common in EUR; the price levels compare the 200 "
      + "that have most; --store chooses among them [limit-reached]")

  static let sheetFull = DiagnosticExplanation(
    .book, "a table has more rows than a sheet of a workbook",
    meaning: "A sheet of a workbook cannot have more than 1 048 576 rows. The sheet has the first "
      + "rows of the table, the rest is left out of the workbook. The figures of the reports have "
      + "all of it.",
    remedy: "Use the CSV file of the table, which `--format csv` writes and which has all rows. Or "
      + "report on fewer lines with `--since`, `--store` or `--category`.",
    example: "reports/tables.xlsx: warning: the sheet unit-values ends after 1048575 rows, "
      + "and 20000 more do not fit, because a sheet has no more than 1048576 rows; use "
      + "unit-values.csv, which --format csv writes [sheet-full]")
}
