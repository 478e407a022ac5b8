# Writes the protocol of the words that pages need of any language: those of the section `page`.

BEGIN {
  print "package import PricebookModel\n"
  print "/// The words that the parts of every page need, in the language of the report."
  print "package protocol PageWords: Sendable {"
}

/^== / { is_page = $2 == "page:" }

is_page && match($0, /^[a-z][A-Za-z0-9]*/) {
  key = substr($0, 1, RLENGTH)
  rest = substr($0, RLENGTH + 1)
  end = rest ~ /^\(/ ? index(rest, ")") : 0
  type = substr(rest, end + 1) ~ /^ -> String/ ? "String" : "RichText"
  if (end > 0) print "  func " key substr(rest, 1, end) " -> " type
  else print "  var " key ": " type " { get }"
}

END { print "}" }
