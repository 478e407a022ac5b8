/// Reads the customer statements of SWIFT: fields that begin with `:61:` and `:86:` at the start of a line.
///
/// Source: *SWIFT Standards, Category 9*, MT940, fields 60a, 61 and 86. What stands in field 86 is for the
/// banks to say: those of Germany, Austria and Poland number its parts (`?20`, `~32`), those of the
/// Netherlands name them (`/NAME/`, `/CNTP/`), others write a text.
enum MT940Statement {
  /// A field with its tag between colons, and the lines of its text.
  private struct TaggedField {
    var line: Int
    var tag: Substring
    var texts: [Substring]
  }

  static func entries(_ text: [UInt8]) -> [StatementEntry] {
    var found: [StatementEntry] = []
    var currency = ""
    var isOfEntry = false
    for field in fields(text) {
      switch field.tag {
      case "60F", "60M":
        // A mark, six digits of a day, and the currency.
        currency = String(field.texts[0].dropFirst(7).prefix(3))
      case "61":
        found.append(entry(field, currency))
      case "86" where isOfEntry:
        let (payee, memo) = described(field.texts)
        if !payee.isEmpty { found[found.count - 1].payee = payee }
        if !memo.isEmpty { found[found.count - 1].memo = memo }
      default: break
      }
      isOfEntry = field.tag == "61"
    }
    return found
  }

  private static func fields(_ text: [UInt8]) -> [TaggedField] {
    var fields: [TaggedField] = []
    var isOpen = false
    for (number, line) in StatementFormat.lines(of: text).enumerated() {
      let line = line.firstRange(of: "{4:").map { line[$0.upperBound...] } ?? line
      if line.hasPrefix(":"), let end = line.dropFirst().prefix(5).firstIndex(of: ":"),
        line.dropFirst().first?.isNumber == true
      {
        fields.append(
          TaggedField(
            line: number + 1, tag: line[line.index(after: line.startIndex)..<end],
            texts: [line[line.index(after: end)...]]))
        isOpen = true
      } else if line == "-" || line.hasPrefix("-}") {
        isOpen = false
      } else if isOpen {
        fields[fields.count - 1].texts.append(line)
      }
    }
    return fields
  }

  /// A line of a statement: `YYMMDD`, perhaps `MMDD` of the booking, a mark, perhaps a letter of the
  /// currency, the amount, and a reference; the texts of a second line are for the owner.
  private static func entry(_ field: TaggedField, _ currency: String) -> StatementEntry {
    var entry = StatementEntry(line: field.line)
    entry.currency = currency
    var rest = field.texts[0]
    func take(_ count: Int, _ fits: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(count).prefix(while: fits)
      rest = rest.dropFirst(taken.count)
      return taken
    }
    let value = take(6, \.isWholeNumber)
    let booked = take(4, \.isWholeNumber)
    entry.day = value.count == 6 ? "20\(pairs(value).joined(separator: "-"))" : String(value)
    if value.count == 6, booked.count == 4 {
      entry.bookingDay = bookingDay(pairs(booked), near: pairs(value))
    }
    let special = take(1) { "RE".contains($0) }
    // The reversal of a credit is money out.
    entry.isMoneyOut = (take(1) { "CD".contains($0) } == "D") != (special == "R")
    entry.isPending = special == "E"
    _ = take(1, \.isLetter)
    entry.amount = String(take(16) { $0.isWholeNumber || $0 == "," }).replacing(",", with: ".")
    if entry.amount.hasSuffix(".") { entry.amount += "00" }
    entry.memo = field.texts.dropFirst().map { String($0.trimmed) }.joined(separator: " ")
    return entry
  }

  private static func pairs(_ digits: Substring) -> [String] {
    stride(from: 0, to: digits.count, by: 2).map { String(digits.dropFirst($0).prefix(2)) }
  }

  /// The day of a booking has no year; around New Year it is not that of the other day.
  private static func bookingDay(_ day: [String], near other: [String]) -> String {
    var year = Int(other[0]) ?? 0
    if day[0] == "12", other[1] == "01" { year -= 1 }
    if day[0] == "01", other[1] == "12" { year += 1 }
    return "\(2000 + year)-\(day[0])-\(day[1])"
  }

  /// Whom field 86 names, and all else that it says.
  private static func described(_ lines: [Substring]) -> (payee: String, memo: String) {
    let code = lines[0].prefix(3)
    if code.count == 3, code.allSatisfy(\.isWholeNumber), let mark = lines[0].dropFirst(3).first,
      !mark.isLetter, !mark.isWholeNumber, !mark.isWhitespace, mark != "/"
    {
      return numbered(lines.joined().dropFirst(3), mark)
    }
    let text = joined(lines, width: 65)
    var parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }
    guard parts.first == "" else { return ("", text) }
    parts.removeFirst()
    let payee =
      parts.firstIndex(of: "NAME").map { $0 + 1 } ?? parts.firstIndex(of: "CNTP").map { $0 + 3 }
    let name = payee.flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? ""
    return (name, parts.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Parts with two digits each: 32 and 33 are the name, 20 to 29 and 60 to 63 the purpose.
  private static func numbered(
    _ text: Substring, _ mark: Character
  ) -> (payee: String, memo: String) {
    var names: [Substring] = []
    var purpose: [Substring] = []
    var kind: [Substring] = []
    for part in text.split(separator: mark) {
      let content = part.dropFirst(2)
      switch Int(part.prefix(2)) ?? -1 {
      case 0: kind.append(content)
      case 32, 33: names.append(content)
      case 20...29, 60...63: purpose.append(content)
      default: break
      }
    }
    let memo = joined(purpose.isEmpty ? kind : purpose, width: 27)
    return (joined(names, width: 27), memo)
  }

  /// One text of parts that are cut where they are full, within a word too.
  private static func joined(_ parts: [Substring], width: Int) -> String {
    var text = ""
    for (number, part) in parts.enumerated() {
      text += part
      if number + 1 < parts.count, part.count < width { text += " " }
    }
    return text.split(separator: " ").joined(separator: " ")
  }
}
