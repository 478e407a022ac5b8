extension DiagnosticExplanation {
  static let jsonNesting = DiagnosticExplanation(
    .json, "values of a file are nested too deep",
    meaning: "The file has lists in lists in lists, deeper than any export. What stands before "
      + "that place was read, the rest was not; the run ends with status 65.",
    remedy: "Export the file anew from the app.",
    example: "vault.json:3:160: error: values are nested deeper than 128 levels; what stands "
      + "before it was read, export the file anew [json-nesting]")

  static let jsonRepeatedKey = DiagnosticExplanation(
    .json, "a value is given twice",
    meaning: "One entity of the file gives the same field twice. The first value counts.",
    remedy: "Nothing needs to be done if the app wrote it so. If you edited the file, remove "
      + "one of the two.",
    example: "vault.json:1:36: warning: the key “version” stands twice in one object; its first "
      + "value counts [json-repeated-key]")

  static let jsonSyntax = DiagnosticExplanation(
    .json, "a file breaks the rules of JSON",
    meaning: "Something in the file is not as JSON must be: a comma or a bracket is missing or "
      + "too many. What stands before that place was read, the rest was not; the run ends with "
      + "status 65.",
    remedy: "Export the file anew from the app. If you edited it, look at the place named.",
    example: "vault.json:2:147: error: expected a comma or a closing bracket, found "
      + "“{\"id\":\"I1\",\"name\":\"M”; what stands before it was read, export the file anew "
      + "[json-syntax]")

  static let jsonText = DiagnosticExplanation(
    .json, "some text of a file is damaged",
    meaning: "Some letters in the file are not valid UTF-8. They show as \u{FFFD}; names with "
      + "them may not meet the same names elsewhere.",
    remedy: "Export the file anew from the app.",
    example: "vault.json: warning: some text is not valid UTF-8 and was repaired with U+FFFD; "
      + "export the file anew [json-text]")

  static let jsonTruncated = DiagnosticExplanation(
    .json, "a file ends in the middle",
    meaning: "The file stops before it is complete, as after a broken download. What stands "
      + "before its end was read, the rest is missing from the figures; the run ends with "
      + "status 65.",
    remedy: "Export or copy the file anew.",
    example: "vault.json:4:114: error: the file ends inside a text; what stands before it was "
      + "read, export the file anew [json-truncated]")
}
