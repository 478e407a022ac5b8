# Writes the codes of diagnostics, in their order, from the page that explains them: every code is a
# heading `### CODE: SUMMARY`.

sub(/^### /, "") {
  end = index($0, ": ")
  code = substr($0, 1, end - 1)
  summaries[code] = substr($0, end + 2)
  for (place = ++count; place > 1 && codes[place - 1] > code; place--) {
    codes[place] = codes[place - 1]
  }
  codes[place] = code
}

END {
  print "extension Diagnostic {"
  print "  /// What kind of problem a diagnostic reports; the raw value is stable and ends every message."
  print "  public enum Code: String, CaseIterable, Sendable {"
  for (place = 1; place <= count; place++) {
    summary = summaries[codes[place]]
    parts = split(codes[place], words, "-")
    name = words[1]
    for (i = 2; i <= parts; i++) name = name toupper(substr(words[i], 1, 1)) substr(words[i], 2)
    sub(/Utf8/, "UTF8", name)
    print "    /// " toupper(substr(summary, 1, 1)) substr(summary, 2) "."
    print "    case " name " = \"" codes[place] "\""
  }
  print "  }\n}"
}
