# Writes a function, or a property, for every message of messages.txt.

function code(kebab,    words, count, i, name) {
  count = split(kebab, words, "-")
  name = words[1]
  for (i = 2; i <= count; i++) name = name toupper(substr(words[i], 1, 1)) substr(words[i], 2)
  sub(/Utf8/, "UTF8", name)
  return name
}

# Where the brace ends that opens a text.
function closing(text,    depth, place, letter) {
  for (place = 1; place <= length(text); place++) {
    letter = substr(text, place, 1)
    if (letter == "{") depth++
    if (letter == "}" && --depth == 0) return place
  }
}

function declare(name, type) {
  if (!(name in types)) names[++count] = name
  if (!(name in types) || types[name] ~ /Custom/) types[name] = type
}

# A choice between two texts, by a number that is one or not, or by a flag.
function choice(name, type, test, rest,    place, depth, letter) {
  declare(name, type)
  for (place = 1; place <= length(rest); place++) {
    letter = substr(rest, place, 1)
    if (letter == "{") depth++
    if (letter == "}") depth--
    if (letter == "|" && depth == 0) break
  }
  return "\\(" name test " ? \"" literal(substr(rest, 1, place - 1)) "\" : \"" \
    literal(substr(rest, place + 1)) "\")"
}

function argument(inside, isQuoted,    name, mark, rest) {
  match(inside, /^[a-zA-Z]+/)
  name = substr(inside, 1, RLENGTH)
  mark = substr(inside, RLENGTH + 1, 1)
  rest = substr(inside, RLENGTH + 2)
  if (mark == "|") return choice(name, "Int", " == 1", rest)
  if (mark == "?") return choice(name, "Bool", "", rest)
  declare(name, isQuoted ? "any StringProtocol" : "any CustomStringConvertible")
  if (!isQuoted) return "\\(" name ")"
  if (mark == ":") return "\\(QuotedValue.describe(" name ", limit: " rest "))"
  return "\\(quoted(" name "))"
}

function literal(text,    result, start, end, isQuoted) {
  result = ""
  while (match(text, /(“)?\{[a-z]/)) {
    result = result substr(text, 1, RSTART - 1)
    isQuoted = RLENGTH > 2
    start = RSTART + RLENGTH - 2
    text = substr(text, start)
    end = closing(text)
    result = result argument(substr(text, 2, end - 2), isQuoted)
    text = substr(text, end + 1)
    if (isQuoted) sub(/^”/, "", text)
  }
  return result text
}

BEGIN { print "import PricebookModel\n" }

/^(#|$)/ { next }

{
  gsub(/"/, "\\\"")
  place = index($0, ": ")
  words = split(substr($0, 1, place - 1), head, " ")
  key = head[words]
  delete types
  count = 0
  text = "\"" literal(substr($0, place + 2)) "\""
  type = words > 1 ? "Finding" : "String"
  if (words > 1) text = "Finding(." head[1] ", ." code(head[2]) ", " text ")"
  print "extension " (words > 1 ? "Finding" : "Message") " {"
  if (count == 0) print "  static var " key ": " type " { " text " }\n}"
  else {
    for (i = 1; i <= count; i++) {
      parameters = (i > 1 ? parameters ", " : "") names[i] ": " types[names[i]]
    }
    print "  static func " key "(" parameters ") -> " type " { " text " }\n}"
  }
}
