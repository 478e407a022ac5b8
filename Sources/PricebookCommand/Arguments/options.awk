# Writes the names of the options that `options.txt` defines, without the two hyphens.

BEGIN {
  print "/// Every option, by the name it has on the command line without the two hyphens."
  print "enum OptionName: String, CaseIterable, Hashable, Sendable {"
}

/^  [a-z]/ {
  parts = split($1, words, "-")
  name = words[1]
  for (i = 2; i <= parts; i++) name = name toupper(substr(words[i], 1, 1)) substr(words[i], 2)
  print "  case " name " = \"" $1 "\""
}

END { print "}" }
