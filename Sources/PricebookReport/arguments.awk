# Writes what the types of `arguments.txt` need to be arguments of phrases.

function finish() {
  if (type == "") return
  print "extension " type ": PhraseArgument {"
  if (section != "") print "  static let section: String? = \"" section "\""
  if (cases != "") print "  static let cases = [" cases "]"
  if (fields != "") print "  static let fields: [String: PhraseField<" type ">] = [\n" fields "  ]"
  print "}"
  type = section = cases = fields = ""
}

BEGIN { print "import PricebookAnalytics\nimport PricebookDocument\nimport PricebookModel\n" }

/^(#|$)/ { next }

/^enum / {
  finish()
  form = NF > 2 ? " static let section: String? = \"" $3 "\" " : ""
  print "extension " $2 ": PhraseCase {" form "}"
  next
}

/^[A-Z]/ { finish(); type = $1; section = $2; next }

$1 == "cases" {
  for (i = 2; i <= NF; i++) cases = cases (cases == "" ? "" : ", ") "\"" $i "\""
  next
}

{
  value = $0
  sub(/^ *[A-Za-z]+ */, "", value)
  if (value == "") value = $1
  value = index(value, "$0") > 0 ? " { " value " }" : "(\\." value ")"
  fields = fields "    \"" $1 "\": PhraseField" value ",\n"
}

END { finish() }
