extension DiagnosticExplanation {
  static let ambiguousDate = DiagnosticExplanation(
    .records, "a date may have the day, the month or the year first",
    meaning: "The dates of the file can be read with the day first or the month first, because "
      + "none has a day after the 12th, or as many need one as the other. Years of two digits "
      + "may come first as well. A wrong guess could move every purchase to another month or "
      + "year, so the file is not read.",
    remedy: "Use --date-format dmy if the day comes first, mdy if the month and ymd if the year "
      + "comes first.",
    example: "receipts.csv: error: “03/04/2026” may have the day or the month first: 2026-04-03 "
      + "(dmy) or 2026-03-04 (mdy), and no other date of the column shows which; use "
      + "--date-format dmy or --date-format mdy [ambiguous-date]")

  static let ambiguousNumber = DiagnosticExplanation(
    .records, "a number may have decimals or thousands",
    meaning: "A number such as 1,199 can mean a little more than one or more than a thousand, "
      + "and no other number of the file shows which. A wrong guess would be wrong by a factor "
      + "of 1000, so the file is not read.",
    remedy: "Use --decimal point if a point comes before the decimals, or --decimal comma if a "
      + "comma does.",
    example: "receipts.csv: error: the mark in “1,199” in column “total” may be a decimal mark "
      + "or group thousands: 1199 (point) or 1.199 (comma), and no other number shows which; use "
      + "--decimal point or --decimal comma [ambiguous-number]")

  static let duplicateColumn = DiagnosticExplanation(
    .records, "two columns have the same meaning",
    meaning: "Two columns of the file have the same meaning, such as the total. The one with "
      + "the better name is used; the message names it.",
    remedy: "If the wrong one is used, rename it to something that Pricebook does not know, "
      + "such as \"note\".",
    example: "receipts.csv:1:23: warning: “total” and “total” both mean the total; “total” is "
      + "used, rename the other column [duplicate-column]")

  static let fieldCount = DiagnosticExplanation(
    .records, "a record has too many or too few fields",
    meaning: "The number of fields in the record is not the number of columns in the header. "
      + "The usual cause is a name that contains the delimiter. The record is left out, because "
      + "its values may be in the wrong columns.",
    remedy: "Put a field that contains a comma in quotes (\"Apples, red\"), or add the missing "
      + "fields.",
    example: "receipts.csv:3: error: the record has 12 fields where the header has 11; quote "
      + "fields that contain the delimiter, or add missing fields [field-count]")

  static let footerMismatch = DiagnosticExplanation(
    .records, "a sum in the file is not the sum of its lines",
    meaning:
      "The file, or a table in it, ends with a line that gives a sum, or a receipt in a JSON "
      + "file has a total, and the records before it or in it add up to another amount. The line itself is not counted as a purchase; the "
      + "records were read. But a line with a date, a store and an amount, such as `Total` among "
      + "the items of a receipt, counts as a purchase if its amount is not the sum of the lines "
      + "before it, because it can be an item of that name.",
    remedy: "Check whether lines before it are missing or were rejected. If a line that counts "
      + "as a purchase is a sum or a payment, leave it out with `skip` in a mapping.",
    example: "receipts.csv:4: warning: the line gives the sum 5.18, but the records before it "
      + "add up to 4.18; check whether lines are missing [footer-mismatch]")

  static let invalidUTF8 = DiagnosticExplanation(
    .records, "a record is not valid UTF-8",
    meaning: "The file begins as UTF-8, but this record contains bytes that are not valid "
      + "UTF-8. Usually letters such as é or ü were saved in an older encoding. The record is "
      + "left out.",
    remedy: "Save the file as UTF-8, or name its encoding, such as --encoding windows-1252.",
    example:
      "receipts.csv:3:22: error: the record is not valid UTF-8: “\u{FFFD}se,1,each,,,9.99,EU”; "
      + "save the file as UTF-8, or name its encoding with --encoding [invalid-utf8]")

  static let currencyLabel = DiagnosticExplanation(
    .records, "a text cannot be the name of a currency",
    meaning: "The currency is longer than eight characters, or has other characters than letters "
      + "and signs such as €. Beside an amount it could look like another amount. The record is "
      + "left out.",
    remedy: "Write a code such as EUR or a sign such as €, or check which column has the "
      + "currency.",
    example: "receipts.csv:3: error: “EUR, 99 USD” is not the name of a currency; write at most "
      + "eight letters or signs, such as EUR or € [currency-label]")

  static let nulByte = DiagnosticExplanation(
    .records, "a record contains a NUL byte",
    meaning: "The record contains a NUL byte, which no text has. The file is damaged or is not "
      + "plain CSV. The record is left out.",
    remedy: "Export the file again, or save it as plain text.",
    example: "receipts.csv:3:24: error: the record contains a NUL byte: "
      + "“\\u{0}ese,1,each,,,9.99,E”; save the file as plain text [nul-byte]")

  static let otherTable = DiagnosticExplanation(
    .records, "a file contains a second table of another kind",
    meaning: "There is another header in the middle of the file, and the table below it has no "
      + "columns of receipts. Its lines were not read.",
    remedy: "Nothing, if they are not purchases. If they are, put that table into a file of its "
      + "own and describe its columns with --mapping.",
    example: "receipts.csv:4: warning: a table with the columns “Card”, “Paid” begins here, "
      + "which is not a table of receipts; its 2 lines were skipped, move it to a file of its "
      + "own [other-table]")

  static let maybePrices = DiagnosticExplanation(
    .records, "a file of receipts looks like prices that were seen",
    meaning: "The file has the columns of receipts, but its lines are not what a household buys: "
      + "the same items at several stores on one day, or dozens of lines on every visit, without "
      + "quantities or receipt numbers. They are read as receipts and count as spending.",
    remedy: "If the prices were seen and not paid, name the file with --prices, or let its name "
      + "begin with prices. If they were paid, there is nothing to do.",
    example: "survey.csv: warning: most items are at 3 stores or more on one day, without "
      + "quantities or receipt numbers: this looks like prices that were seen; they count as "
      + "spending, and if nobody paid them, name the file with --prices [maybe-prices]")

  static let noPrice = DiagnosticExplanation(
    .records, "a line of a price list has no price above zero",
    meaning: "A price list says what items cost, and a price of zero or below, or one for no "
      + "quantity, is no price. The line is left out.",
    remedy: "Correct the price, or remove the line.",
    example: "prices.csv:3: error: the price 0.00 is not above zero, or its quantity is not; a "
      + "price list has what an item costs, correct the line or leave it out [no-price]")

  static let recordTooLong = DiagnosticExplanation(
    .records, "a record is longer than any receipt line",
    meaning: "A record is very long, usually because a quote was opened and never closed, or "
      + "because the file has no line ends. It is left out.",
    remedy: "Check the place that the message names: close the quote, or break the file into "
      + "lines.",
    example: "receipts.csv:3: error: the record is too long: “2026-10-03,Corner Shop,\"Cheese…”; "
      + "break it into lines, or close an open quote [record-too-long]")

  static let strayQuote = DiagnosticExplanation(
    .records, "a quote is in a place where none is allowed",
    meaning: "A quote is in the middle of a field, or text follows a closing quote, so the end "
      + "of the field is not clear. The record is left out.",
    remedy: "Put the whole field in quotes and write a quote inside it twice: \"7\"\" plate\".",
    example: "receipts.csv:3:21: error: a quote is out of place in “\"Cheese\" 12 "
      + "wheel,1,each,,,9.99,EUR”; put the whole field into quotes and write quotes inside it "
      + "twice [stray-quote]")

  static let tableNotRead = DiagnosticExplanation(
    .records, "a second table of a file cannot be understood",
    meaning: "Another table of receipts begins in the middle of the file, and the meaning of "
      + "its columns or numbers is not clear. Its lines were not read, and the exit status is "
      + "65.",
    remedy: "Put that table into a file of its own, with one header.",
    example:
      "receipts.csv:40: error: another table of receipts begins here and was not read, nor "
      + "what follows: its header cannot be read; keep it in a file of its own "
      + "[table-not-read]")

  static let unclosedQuote = DiagnosticExplanation(
    .records, "a quote is opened and never closed",
    meaning: "A field begins with a quote, and no closing quote follows up to the end of the "
      + "file. The end of the field is not clear, so the figures may be incomplete. The exit "
      + "status is 65.",
    remedy: "Add the closing quote at the place that the message names.",
    example: "receipts.csv:3:21: error: the quote that opens here is never closed: "
      + "“\"Cheese,1,each,,,9.99,EUR”; add the closing quote [unclosed-quote]")
}
