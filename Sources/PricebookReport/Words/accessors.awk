# Writes the accessors of the phrases that the English catalogue declares with their arguments.

function close_section() { if (is_open) print "}\n}"; is_open = 0 }

/^== / {
  close_section()
  section = $2
  sub(/:$/, "", section)
  if (section ~ /^[A-Z]/ || section == "grammar") next
  is_open = 1
  type = toupper(substr(section, 1, 1)) substr(section, 2) "Phrases"
  print "extension ReportWords {\n  var " section ": " type " { " type "(book: book) }"
  print "  struct " type ": Sendable" (NF > 2 ? ", " $3 : "") " {\n    let book: WordBook"
  next
}

is_open && match($0, /^[a-z][A-Za-z0-9]*/) {
  key = substr($0, 1, RLENGTH)
  rest = substr($0, RLENGTH + 1)
  if (rest ~ /^\./) next
  declaration = "    var " key ": "
  arguments = ""
  if (rest ~ /^\(/) {
    depth = 0
    for (end = 1; end <= length(rest); end++) {
      letter = substr(rest, end, 1)
      if (letter == "(") depth++
      if (letter == ")" && --depth == 0) break
    }
    count = split(substr(rest, 2, end - 2), parameters, ", ")
    for (i = 1; i <= count; i++) {
      split(parameters[i], parts, ": ")
      name = parts[1]
      sub(/.* /, "", name)
      arguments = arguments (i > 1 ? ", " : "") "\"" name "\": " name
      kind = parts[2]
      sub(/ = .*/, "", kind)
      kinds[kind] = 1
    }
    declaration = "    func " key substr(rest, 1, end) " -> "
    rest = substr(rest, end + 1)
  }
  if (arguments == "") arguments = ":"
  place = "\"" section "." key "\", [" arguments "]"
  if (rest ~ /^ -> String/) print declaration "String { book.words(" place ") }"
  else print declaration "RichText { book[" place "] }"
}

END {
  close_section()
  print "extension ReportWords {\n  /// What arguments of phrases are."
  print "  static let kinds: [String: any PhraseArgument.Type] = ["
  for (kind in kinds) print "    \"" kind "\": " kind ".self,"
  print "  ]\n}\n\nimport PricebookAnalytics\nimport PricebookDocument"
  print "import PricebookModel"
}
