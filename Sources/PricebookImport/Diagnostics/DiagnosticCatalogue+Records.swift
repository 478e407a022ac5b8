extension DiagnosticCatalogue {
  static let records: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "ambiguous-date", "nothing tells the day from the month",
      meaning: "The dates of the file have slashes, and no day beyond the 12th shows which number "
        + "is the day. Guessing could move every purchase to another month, so the file is not "
        + "read.",
      remedy: "Say which it is: --date-format dmy for day first, --date-format mdy for month "
        + "first.",
      example: "receipts.csv: error: “03/04/2026” may be day or month first, and no other date "
        + "tells; say --date-format dmy or --date-format mdy [ambiguous-date]"),
    DiagnosticExplanation(
      "ambiguous-number", "nothing tells decimals from thousands",
      meaning: "A number such as 1,199 may be a little over one or more than a thousand, and no "
        + "other number of the file shows which. The file is not read, for a wrong guess would be "
        + "wrong a thousandfold.",
      remedy: "Write the decimals with a point, or export the file with two decimals.",
      example: "receipts.csv: error: the comma in “1,199” may be a decimal mark or group "
        + "thousands, and no other number tells; write decimals with a point [ambiguous-number]"),
    DiagnosticExplanation(
      "duplicate-column", "two columns have the same meaning",
      meaning: "Two columns of the file both claim to be, say, the total. The better name is "
        + "read, and the message says which.",
      remedy: "If the wrong one is read, rename the other to something that Pricebook does not "
        + "know, such as \"note\".",
      example: "receipts.csv:1:23: warning: “total” and “total” both name the total; “total” is "
        + "read; rename the one that is not [duplicate-column]"),
    DiagnosticExplanation(
      "field-count", "a record has too many or too few fields",
      meaning: "The record has another number of fields than the header has columns. Mostly a "
        + "name holds the very comma that separates the fields. The record is left out, for its "
        + "values may stand in the wrong columns.",
      remedy: "Put a field that holds a comma into quotes (\"Apples, red\"), or add what is "
        + "missing.",
      example: "receipts.csv:3: error: the record has 12 fields where the header has 11; quote "
        + "fields that hold the delimiter, or add what is missing [field-count]"),
    DiagnosticExplanation(
      "invalid-utf8", "a record is not written in UTF-8",
      meaning: "The record holds bytes that are no text in UTF-8; letters such as é or ü were "
        + "saved in an older encoding. The record is left out.",
      remedy: "Open the file in an editor or a spreadsheet and save it as UTF-8.",
      example: "receipts.csv:3:22: error: the record is not valid UTF-8: "
        + "“\u{FFFD}se,1,each,,,9.99,EU”; save the file as UTF-8 [invalid-utf8]"),
    DiagnosticExplanation(
      "nul-byte", "a record holds a byte that is no text",
      meaning: "The record holds a zero byte, which no text has. The file was damaged or is no "
        + "plain CSV. The record is left out.",
      remedy: "Export the file anew, or save it as plain text.",
      example: "receipts.csv:3:24: error: the record holds a NUL byte: "
        + "“\\u{0}ese,1,each,,,9.99,E”; save the file as plain text [nul-byte]"),
    DiagnosticExplanation(
      "record-too-long", "a record is longer than any receipt line",
      meaning: "A record runs on for very long, mostly because a quote was opened and never "
        + "closed or because the file has no line ends. It is left out.",
      remedy: "Look at the place that is named: close the quote, or break the file into lines.",
      example: "receipts.csv:3: error: the record is too long: “2026-10-03,Corner Shop,"
        + "\"Cheese…”; break the file into lines, or close an open quote [record-too-long]"),
    DiagnosticExplanation(
      "stray-quote", "a quote stands where none may stand",
      meaning: "A quote stands in the middle of a field, or something follows a closing quote, so "
        + "that nobody can tell where the field ends. The record is left out.",
      remedy: "Put the whole field into quotes and write a quote inside it twice: \"7\"\" plate\".",
      example: "receipts.csv:3:30: error: a quote out of place in “\" wheel,1,each,,,9.99,EUR”; "
        + "put the whole field into quotes and write a quote inside it twice [stray-quote]"),
    DiagnosticExplanation(
      "unclosed-quote", "a quote is opened and never closed",
      meaning: "A field begins with a quote that nothing closes up to the end of the file. What "
        + "follows cannot be told apart from the field; the run ends with status 65, so that "
        + "nobody takes the figures for complete.",
      remedy: "Go to the place that is named and add the closing quote.",
      example: "receipts.csv:3:21: error: the quote that opens here is never closed: "
        + "“\"Cheese,1,each,,,9.99,EUR”; add the closing quote [unclosed-quote]"),
  ]
}
