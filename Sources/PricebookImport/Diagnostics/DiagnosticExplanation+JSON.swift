extension DiagnosticExplanation {
  static let jsonNesting = DiagnosticExplanation(
    .json, "the values of a file are nested too deeply",
    meaning: "The lists and objects of the file are nested more deeply than in any export. "
      + "Everything before this place was read, the rest was not. The exit status is 65.",
    remedy: "Export the file again from the app.",
    example: "vault.json:3:160: error: values are nested deeper than 128 levels; everything "
      + "before it was read, export the file again [json-nesting]")

  static let jsonRepeatedKey = DiagnosticExplanation(
    .json, "a key occurs twice in one object",
    meaning: "An object of the file has the same key twice. The first value is used.",
    remedy: "Nothing, if the app wrote the file. If you edited it, remove one of the two.",
    example: "vault.json:1:36: warning: the key “version” occurs twice in one object; its first "
      + "value is used [json-repeated-key]")

  static let jsonSyntax = DiagnosticExplanation(
    .json, "a file is not valid JSON",
    meaning: "The file breaks the rules of JSON: for example, a comma or a bracket is missing, "
      + "or there is one too many. Everything before this place was read, the rest was not. The "
      + "exit status is 65.",
    remedy: "If you write the file yourself, as pricebook.json, correct it at the place that "
      + "the message names. If an app wrote it, export it again.",
    example: "vault.json:2:147: error: expected a comma or a closing bracket, found "
      + "“{\"id\":\"I1\",\"name\":\"M”; everything before it was read, export the file again "
      + "[json-syntax]")

  static let jsonText = DiagnosticExplanation(
    .json, "some text of a file is damaged",
    meaning: "Some characters of the file are not valid UTF-8 and are shown as \u{FFFD}. Names "
      + "with such characters may not match the same names in other files.",
    remedy: "Export the file again from the app. If you write the file yourself, save it as "
      + "UTF-8.",
    example: "vault.json: warning: some text is not valid UTF-8 and was repaired with U+FFFD; "
      + "export the file again [json-text]")

  static let jsonTruncated = DiagnosticExplanation(
    .json, "a file is incomplete",
    meaning: "The file ends too early, as after an interrupted download. Everything up to its "
      + "end was read; the rest is missing from the figures. The exit status is 65.",
    remedy: "Export or copy the file again. If you write the file yourself, add what is missing "
      + "at its end.",
    example: "vault.json:4:114: error: the file ends inside a text; everything before it was "
      + "read, export the file again [json-truncated]")
}
