extension DiagnosticExplanation {
  static let columnNotRead = DiagnosticExplanation(
    .receipts, "a column that may matter was not understood",
    meaning: "The column looks like a receipt number, a store, a day, an amount or a quantity, but "
      + "its name is not known, so it was skipped. The figures may lack something: without the "
      + "receipt number, for example, two receipts of one day become one. Or a column such as a "
      + "status says that some rows are no purchases, and they count as purchases all the same.",
    remedy: "Rename the column, or write a mapping: \"pricebook inspect FILE --write-mapping\" "
      + "prints one to start with. If the column does not matter, ignore the message.",
    example: "more.csv:1: warning: “Shop ticket”, “Extra cost” look as if they matter and were "
      + "not understood (1 more file has this header); rename what matters, or \"pricebook "
      + "inspect more.csv --write-mapping\" writes a mapping to start with [column-not-read]")

  static let amountOverflow = DiagnosticExplanation(
    .receipts, "an amount is too large to be summed exactly",
    meaning: "An amount is so large that sums with it would not be exact. The line is left out. "
      + "The usual cause is a column that is read as something else, or a missing decimal mark.",
    remedy: "Correct the amount, or check with \"pricebook inspect FILE\" how the columns are "
      + "read.",
    example: "receipts.csv:3: error: the amount 900000000000000 is too large to be summed "
      + "exactly; correct it [amount-overflow]")

  static let ambiguousPrice = DiagnosticExplanation(
    .receipts, "a price may be that of one or of all",
    meaning: "The file has one column of prices and a quantity. Nothing in it shows whether the "
      + "price is that of one piece, so that the quantity has to be multiplied, or what was paid "
      + "for the whole line. The file is not read.",
    remedy: "Look at a receipt and give --price-of one or --price-of all. For good, rename the "
      + "column to unit_price or total, or write a mapping.",
    example: "receipts.csv: error: the column “Price” may have the price of one or what was paid "
      + "for all: “4” of “Avocado” at “5.00” cost either 20.00 (one) or “5.00” (all), and no other "
      + "column shows which; use --price-of one or --price-of all, or rename the column to "
      + "unit_price or total [ambiguous-price]")

  static let dateOrdersDiffer = DiagnosticExplanation(
    .receipts, "files with one header differ in the order of dates",
    meaning: "Files with the same header usually come from one program, which writes dates in one "
      + "way. Here one file can only be read with the day first and another only with the month "
      + "first. Each is read in its own order.",
    remedy: "Check some dates of both files. If one of them was changed by a spreadsheet, export "
      + "it again.",
    example: "receipts.csv: warning: “13/09/2026” is dmy, but “10/14/2026” in more.csv, which "
      + "has the same header, is mdy; each file is read by itself, check the dates of both "
      + "[date-orders-differ]")

  static let discountTooLarge = DiagnosticExplanation(
    .receipts, "a discount cannot have been taken from the price",
    meaning: "A discount is more than 100 percent, larger than the price that it is taken from, or "
      + "below zero. The total says what was paid and the discount is left out; a line without a "
      + "total is left out. Amounts below zero are charges on top of the price only where a mapping "
      + "or Pricebook's own export says so.",
    remedy:
      "Correct the discount. If it is a charge, such as shipping, name its column as charge in "
      + "a mapping.",
    example: "receipts.csv:3: warning: the discount 500.00 cannot have been taken from the price; "
      + "the total is used, correct the line [discount-too-large]")

  static let farDay = DiagnosticExplanation(
    .receipts, "a day is probably mistyped",
    meaning: "A day is after today, more than a month after all other days of the book, or alone "
      + "and more than 400 days before them, so its year or its month is probably wrong. Its lines "
      + "count. Reports are about the newest month without such days, unless you name another one "
      + "with --month.",
    remedy: "Correct the date. If it is right, name its month with --month.",
    example: "receipts.csv:6: warning: 2052-10-06 is 9494 days after the last day before it, "
      + "2026-10-09; correct the year or the month of the date, or give --month 2052-10 if it is "
      + "right [far-day]")

  static let malformedDate = DiagnosticExplanation(
    .receipts, "a date cannot be read",
    meaning: "The date does not exist in the calendar, or it is not written like the other "
      + "dates of the file. The line is left out.",
    remedy: "Correct the date. The form 2026-10-03 is always understood.",
    example: "receipts.csv:3:4: error: there is no such day as “2026-02-30”; correct the date "
      + "[malformed-date]")

  static let malformedNumber = DiagnosticExplanation(
    .receipts, "a number cannot be read",
    meaning: "A quantity, price or amount is not written like the other numbers of the file. "
      + "Pricebook does not guess what it means; the line is left out. A quantity may have a known "
      + "unit beside it, such as 0.532 kg, if the line names no other.",
    remedy: "Write digits with one decimal mark, like the other numbers of the file.",
    example: "receipts.csv:3:37: error: “9.9O” is not a number in the form of this column; "
      + "correct it, or give the decimal mark with --decimal [malformed-number]")

  static let malformedTime = DiagnosticExplanation(
    .receipts, "a time of day cannot be read",
    meaning: "The time of the line is not a time of day. The line is left out.",
    remedy: "Write it as 18:05, or leave it empty.",
    example: "receipts.csv:3:15: error: “25:00” is not a time of day; write it as HH:MM or "
      + "HH:MM:SS [malformed-time]")

  static let missingAmount = DiagnosticExplanation(
    .receipts, "a line has no amount",
    meaning: "The line has neither a total nor a unit price, so it is not known what was paid. "
      + "It is left out.",
    remedy: "Fill in the total from the receipt.",
    example: "receipts.csv:3: error: there is no amount; fill in the total or the unit price "
      + "[missing-amount]")

  static let missingDate = DiagnosticExplanation(
    .receipts, "a line has no date",
    meaning: "The line has no date, so it belongs to no month. It is left out.",
    remedy: "Fill in the day of the receipt.",
    example: "receipts.csv:3: error: there is no date; write the day of the receipt as "
      + "YYYY-MM-DD [missing-date]")

  static let missingItem = DiagnosticExplanation(
    .receipts, "a line has no item",
    meaning: "The line does not say what was bought. It is left out.",
    remedy: "Fill in the item. If the line is the sum of a receipt, remove it.",
    example: "receipts.csv:3: error: there is no item; fill in the item column [missing-item]")

  static let missingStore = DiagnosticExplanation(
    .receipts, "a line has no store",
    meaning: "The file has a store column, but it is empty on this line. The line is left out.",
    remedy: "Fill in the store.",
    example: "receipts.csv:3: error: there is no store; fill in the store column "
      + "[missing-store]")

  static let problemsNotListed = DiagnosticExplanation(
    .receipts, "a file has more problems than are listed",
    meaning: "The file has so many problems that only the first are listed. All of them are "
      + "counted. They usually have one cause, such as a column that is read as something else.",
    remedy: "Check with \"pricebook inspect FILE\" how the file is read, and correct the cause "
      + "of the first problems.",
    example: "receipts.csv: warning: 1200 more rejected records and warnings are counted but "
      + "not listed; correct those listed first, beginning with the columns "
      + "[problems-not-listed]")

  static let quantityOutOfRange = DiagnosticExplanation(
    .receipts, "a quantity is above ten million",
    meaning: "A quantity above ten million, or below minus ten million, is usually a barcode or "
      + "an amount in the wrong column. The line is left out.",
    remedy: "Correct the quantity.",
    example: "receipts.csv:3: error: the quantity 20000000 is beyond 10000000; correct it or "
      + "split the line [quantity-out-of-range]")

  static let tooManyUnits = DiagnosticExplanation(
    .receipts, "a book has too many units or currencies",
    meaning: "A book can have 65535 different units and currencies. A file with more probably "
      + "has another column in place of the unit. The line is left out.",
    remedy: "Check with \"pricebook inspect FILE\" which column is read as the unit or the "
      + "currency.",
    example: "receipts.csv:70000: error: “piece 66001” is one unit or currency too many for one "
      + "book (65535); check the columns [too-many-units]")

  static let totalMismatch = DiagnosticExplanation(
    .receipts, "a total is not unit price × quantity − discount",
    meaning: "The line has a total, a unit price and a quantity, and they differ by more than "
      + "one cent; or the quantity is below zero and the total is not. The total is used, because "
      + "it is what was paid; prices are computed from it.",
    remedy: "Check the receipt. The usual causes are a discount that is not in its column and a "
      + "rounded weight. If the total is wrong, correct it.",
    example: "receipts.csv:3: warning: the total 9.98 is not 4.99 × 2 − 0.50 = 9.48; the total "
      + "is used, correct the line [total-mismatch]")
}
