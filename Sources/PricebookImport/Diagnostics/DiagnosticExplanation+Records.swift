extension DiagnosticExplanation {
  static let ambiguousDate = DiagnosticExplanation(
    .records, "nothing tells the day from the month",
    meaning: "The dates of the file have slashes, and no day beyond the 12th shows which number "
      + "is the day. Guessing could move every purchase to another month, so the file is not "
      + "read.",
    remedy: "Say which it is: --date-format dmy for day first, --date-format mdy for month "
      + "first.",
    example: "receipts.csv: error: “03/04/2026” may be day or month first: 2026-04-03 (dmy) or "
      + "2026-03-04 (mdy), and the column does not tell; say --date-format dmy or --date-format "
      + "mdy [ambiguous-date]")

  static let ambiguousNumber = DiagnosticExplanation(
    .records, "nothing tells decimals from thousands",
    meaning: "A number such as 1,199 may be a little over one or more than a thousand, and no "
      + "other number of the file shows which. The file is not read, for a wrong guess would be "
      + "wrong a thousandfold.",
    remedy: "Say which it is: --decimal point where the point stands before the decimals, "
      + "--decimal comma where the comma does.",
    example: "receipts.csv: error: the mark in “1,199” of column “total” may be a decimal mark "
      + "or group thousands, 1199 (point) or 1.199 (comma), and no other number tells; say "
      + "--decimal point or --decimal comma [ambiguous-number]")

  static let duplicateColumn = DiagnosticExplanation(
    .records, "two columns have the same meaning",
    meaning: "Two columns of the file both claim to be, say, the total. The better name is "
      + "read, and the message says which.",
    remedy: "If the wrong one is read, rename the other to something that Pricebook does not "
      + "know, such as \"note\".",
    example: "receipts.csv:1:23: warning: “total” and “total” both name the total; “total” is "
      + "read; rename the one that is not [duplicate-column]")

  static let fieldCount = DiagnosticExplanation(
    .records, "a record has too many or too few fields",
    meaning: "The record has another number of fields than the header has columns. Mostly a "
      + "name holds the very comma that separates the fields. The record is left out, for its "
      + "values may stand in the wrong columns.",
    remedy: "Put a field that holds a comma into quotes (\"Apples, red\"), or add what is "
      + "missing.",
    example: "receipts.csv:3: error: the record has 12 fields where the header has 11; quote "
      + "fields that hold the delimiter, or add what is missing [field-count]")

  static let footerMismatch = DiagnosticExplanation(
    .records, "a sum in the file is not the sum of its lines",
    meaning: "The file ends, or a table in it ends, with a line that sums it up, and the "
      + "records before it come to another amount. The line itself is never a purchase; the "
      + "records were read.",
    remedy: "See whether lines are missing before it, or were rejected.",
    example: "receipts.csv:4: warning: the line sums up 5.18, but the records before it come to "
      + "4.18; see whether some are missing [footer-mismatch]")

  static let invalidUTF8 = DiagnosticExplanation(
    .records, "a record is not written in UTF-8",
    meaning: "The record holds bytes that are no text in the encoding of the file, though the "
      + "first part of it was UTF-8; letters such as é or ü were saved in an older encoding. The "
      + "record is left out.",
    remedy: "Save the file as UTF-8, or name its encoding with --encoding windows-1252.",
    example:
      "receipts.csv:3:22: error: the record is not valid UTF-8: “\u{FFFD}se,1,each,,,9.99,EU”; "
      + "save the file as UTF-8, or name its encoding with --encoding [invalid-utf8]")

  static let nulByte = DiagnosticExplanation(
    .records, "a record holds a byte that is no text",
    meaning: "The record holds a zero byte, which no text has. The file was damaged or is no "
      + "plain CSV. The record is left out.",
    remedy: "Export the file anew, or save it as plain text.",
    example: "receipts.csv:3:24: error: the record holds a NUL byte: "
      + "“\\u{0}ese,1,each,,,9.99,E”; save the file as plain text [nul-byte]")

  static let otherTable = DiagnosticExplanation(
    .records, "a file holds a second table of something else",
    meaning: "Another header stands in the middle of the file, and the table under it has no "
      + "columns of receipts. Its lines were not read.",
    remedy: "Nothing needs to be done if they are no purchases. If they are, keep that table in "
      + "a file of its own and say with --mapping what its columns are.",
    example: "receipts.csv:4: warning: another table begins here, with the columns “Card”, "
      + "“Paid”, and is no table of receipts; its 2 lines were not read, keep it in a file of "
      + "its own [other-table]")

  static let recordTooLong = DiagnosticExplanation(
    .records, "a record is longer than any receipt line",
    meaning: "A record runs on for very long, mostly because a quote was opened and never "
      + "closed or because the file has no line ends. It is left out.",
    remedy: "Look at the place that is named: close the quote, or break the file into lines.",
    example: "receipts.csv:3: error: the record is too long: “2026-10-03,Corner Shop,"
      + "\"Cheese…”; break the file into lines, or close an open quote [record-too-long]")

  static let strayQuote = DiagnosticExplanation(
    .records, "a quote stands where none may stand",
    meaning: "A quote stands in the middle of a field, or something follows a closing quote, so "
      + "that nobody can tell where the field ends. The record is left out.",
    remedy: "Put the whole field into quotes and write a quote inside it twice: \"7\"\" plate\".",
    example: "receipts.csv:3:30: error: a quote out of place in “\" wheel,1,each,,,9.99,EUR”; "
      + "put the whole field into quotes and write a quote inside it twice [stray-quote]")

  static let tableNotRead = DiagnosticExplanation(
    .records, "a second table of a file cannot be understood",
    meaning: "Another table of receipts begins in the middle of the file, and what its columns "
      + "or numbers mean cannot be told. Its lines were not read, and the run ends with status "
      + "65.",
    remedy: "Keep that table in a file of its own, with one header.",
    example:
      "receipts.csv:40: error: another table of receipts begins here and was not read, nor "
      + "what follows: its header cannot be read; keep it in a file of its own "
      + "[table-not-read]")

  static let unclosedQuote = DiagnosticExplanation(
    .records, "a quote is opened and never closed",
    meaning: "A field begins with a quote that nothing closes up to the end of the file. What "
      + "follows cannot be told apart from the field; the run ends with status 65, so that "
      + "nobody takes the figures for complete.",
    remedy: "Go to the place that is named and add the closing quote.",
    example: "receipts.csv:3:21: error: the quote that opens here is never closed: "
      + "“\"Cheese,1,each,,,9.99,EUR”; add the closing quote [unclosed-quote]")
}
