extension DiagnosticExplanation {
  static let amountOverflow = DiagnosticExplanation(
    .receipts, "an amount is too large to be counted",
    meaning: "An amount is so large that sums with it could not be exact any more. The line is "
      + "left out. No household spends as much: a column is mistaken for another, or a decimal "
      + "mark is lost.",
    remedy: "Correct the amount, or see with \"pricebook inspect FILE\" which column is read as "
      + "what.",
    example: "receipts.csv:3: error: the amount 900000000000000 is too large to be summed "
      + "exactly; correct it [amount-overflow]")

  static let malformedDate = DiagnosticExplanation(
    .receipts, "a date is none",
    meaning: "The date of the line is no day of the calendar, or is written in another way than "
      + "the other dates of the file. The line is left out.",
    remedy: "Correct it; 2026-10-03 is always understood.",
    example: "receipts.csv:3:4: error: “2026-02-30” is not a date as this column writes them; "
      + "write it as YYYY-MM-DD, or name the order with --date-format [malformed-date]")

  static let malformedNumber = DiagnosticExplanation(
    .receipts, "a number is none",
    meaning: "A quantity, price or amount is no number as the file writes them. It is not "
      + "repaired, for a repaired amount may be a wrong one; the line is left out.",
    remedy: "Write digits with one decimal mark, like the other numbers of the file.",
    example: "receipts.csv:3:37: error: “9.9O” is not a number as this column writes them; "
      + "correct it, or name the decimal mark with --decimal [malformed-number]")

  static let malformedTime = DiagnosticExplanation(
    .receipts, "a time of day is none",
    meaning: "The time of the line is no time of day. The line is left out.",
    remedy: "Write it as 18:05, or leave it empty.",
    example: "receipts.csv:3:15: error: “25:00” is not a time of day; write it as HH:MM or "
      + "HH:MM:SS [malformed-time]")

  static let missingAmount = DiagnosticExplanation(
    .receipts, "a line does not say what was paid",
    meaning: "The line has neither a total nor a unit price, so nobody knows what was paid. It "
      + "is left out.",
    remedy: "Fill in the total from the receipt.",
    example: "receipts.csv:3: error: there is no amount; fill in the total or the unit price "
      + "[missing-amount]")

  static let missingDate = DiagnosticExplanation(
    .receipts, "a line has no date",
    meaning: "The line does not say on which day it was bought, and belongs to no month. It is "
      + "left out.",
    remedy: "Fill in the day of the receipt.",
    example: "receipts.csv:3: error: there is no date; write the day of the receipt as "
      + "YYYY-MM-DD [missing-date]")

  static let missingItem = DiagnosticExplanation(
    .receipts, "a line does not say what was bought",
    meaning: "The line has no item. It is left out.",
    remedy: "Fill in the item; for a line that is the sum of a receipt, remove it.",
    example: "receipts.csv:3: error: there is no item; fill in the item column [missing-item]")

  static let missingStore = DiagnosticExplanation(
    .receipts, "a line does not say where it was bought",
    meaning: "The file has a store column, and it is empty on this line. The line is left out.",
    remedy: "Fill in the store.",
    example: "receipts.csv:3: error: there is no store; fill in the store column "
      + "[missing-store]")

  static let problemsNotListed = DiagnosticExplanation(
    .receipts, "a file has more problems than are listed",
    meaning: "The file has so many problems that only the first are listed; all of them are "
      + "counted. Mostly one cause is behind them all, such as a column that is read as "
      + "something else.",
    remedy: "See with \"pricebook inspect FILE\" how the file is read, and mend the cause of the "
      + "first problems.",
    example: "receipts.csv: warning: 1200 more rejected records and warnings are counted but "
      + "not listed; correct those listed first, beginning with the columns "
      + "[problems-not-listed]")

  static let quantityOutOfRange = DiagnosticExplanation(
    .receipts, "a quantity is beyond ten million",
    meaning: "A quantity beyond ten million, in either direction, is a barcode or an amount in "
      + "the wrong column. The line is left out.",
    remedy: "Correct the quantity.",
    example: "receipts.csv:3: error: the quantity 20000000 is beyond 10000000; correct it or "
      + "split the line [quantity-out-of-range]")

  static let tooManyUnits = DiagnosticExplanation(
    .receipts, "more units or currencies than a book can hold",
    meaning: "A book can hold 65535 different units and currencies. A file with so many has "
      + "another column in the place of the unit. The line is left out.",
    remedy: "See with \"pricebook inspect FILE\" which column is read as the unit or the "
      + "currency.",
    example: "receipts.csv:70000: error: “piece 66001” is one unit or currency too many for one "
      + "book (65535); check the columns [too-many-units]")

  static let totalMismatch = DiagnosticExplanation(
    .receipts, "a total is not unit price × quantity − discount",
    meaning: "The line gives total, unit price and quantity, and they do not fit together by "
      + "more than a cent. The total counts, for it is what was paid; prices are made from it.",
    remedy: "Look at the receipt. A discount that is not in its column, or a weight that was "
      + "rounded, explains most of them; if the total is wrong, correct it.",
    example: "receipts.csv:3: warning: the total 9.98 is not 4.99 × 2 − 0.50 = 9.48; the total "
      + "stands, correct what is wrong [total-mismatch]")
}
