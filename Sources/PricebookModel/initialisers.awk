# Writes the memberwise initialisers that a package needs: the compiler writes them for the module of
# a struct alone.
#
# Every package or public struct has one that declares no initialiser and has no private properties.
# Its parameters are the stored properties in their order, with their defaults; an optional is nil.
# The last parameter tells the initialiser from the one that the compiler writes.

function finish(    i, names) {
  if (kind[top] == "struct" && !skipped[top] && count[top] > 0) {
    for (i = 1; i <= top; i++) names = names (i > 1 ? "." : "") name[i]
    print "extension " names " {\n  package init(" parameters[top] ", _: Void = ()) {"
    print assignments[top] "  }\n}"
  }
  top--
}

/^([a-z]+ )?import Pricebook/ { imports[$NF] = 1 }

END { for (module in imports) print "package import " module }

top > 0 && $0 == margin[top] "}" { finish() }

match($0, /^ *((package|public) struct|(package |public )?(enum|extension)) [A-Za-z.]+/) && /\{$/ {
  top++
  words = split(substr($0, RSTART, RLENGTH), parts, " ")
  kind[top] = parts[words - 1]
  name[top] = parts[words]
  match($0, /^ */)
  margin[top] = substr($0, 1, RLENGTH)
  count[top] = skipped[top] = 0
  parameters[top] = assignments[top] = ""
  next
}

top == 0 || index($0, margin[top] "  ") != 1 || substr($0, length(margin[top]) + 3, 1) == " " { next }

/^ *([a-z]+ )?init[?<(]/ { skipped[top] = 1 }

/ (var|let) [A-Za-z]+(, [A-Za-z]+)*(:| =)/ && !/ static / && !/\{/ {
  if ($0 !~ /^ *(package|public) /) {
    skipped[top] = 1
    next
  }
  property = $0
  sub(/^.* (var|let) /, "", property)
  place = index(property, " = ")
  initial = place > 0 ? substr(property, place + 3) : ""
  if (place > 0) property = substr(property, 1, place - 1)
  colon = index(property, ": ")
  key = colon > 0 ? substr(property, 1, colon - 1) : property
  type = colon > 0 ? substr(property, colon + 2) : initial ~ /^(true|false)$/ ? "Bool" : "Int"
  if (initial == "" && type ~ /\?$/) initial = "nil"
  keys = split(key, named, ", ")
  for (i = 1; i <= keys; i++) {
    parameters[top] = parameters[top] (count[top]++ > 0 ? ", " : "") named[i] ": " type
    if (initial != "") parameters[top] = parameters[top] " = " initial
    assignments[top] = assignments[top] "    self." named[i] " = " named[i] "\n"
  }
}
