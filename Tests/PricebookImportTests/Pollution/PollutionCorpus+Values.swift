import PricebookModel

@testable import PricebookImport

/// How numbers, dates and times are written.
extension PollutionCorpus {
  private static func made(
    _ name: String, _ kind: String, _ change: (inout Pollution) -> Void
  ) -> Pollution {
    var pollution = Pollution()
    pollution.name = name
    pollution.kind = kind
    change(&pollution)
    return pollution
  }

  /// Digits with another decimal mark and grouping.
  private static func written(_ text: String, _ mark: String, _ grouping: String) -> String {
    guard !text.isEmpty else { return "" }
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    var whole = ""
    for (index, digit) in parts[0].enumerated() {
      if index > 0, (parts[0].count - index) % 3 == 0 { whole += grouping }
      whole.append(digit)
    }
    return (isNegative ? "-" : "") + whole + (parts.count > 1 ? mark + parts[1] : "")
  }

  static var numbers: [Pollution] {
    var all: [Pollution] = []
    let groupings = [
      ("none", ""), ("comma", ","), ("point", "."), ("apostrophe", "'"), ("curly apostrophe", "’"),
      ("space", " "), ("no-break space", "\u{A0}"), ("thin space", "\u{2009}"),
      ("narrow space", "\u{202F}"),
    ]
    for (markName, mark) in [("point", "."), ("comma", ",")] {
      for (name, grouping) in groupings where grouping != mark {
        for delimiter in [",", ";", "\t"] {
          all.append(
            made("decimal \(markName), grouping \(name), \(delimiter)", "numbers") {
              $0.delimiter = delimiter
              $0.amount = { written($0, mark, grouping) }
              $0.quantity = { written($0, mark, "") }
            })
        }
      }
    }
    all.append(
      made("Indian grouping", "numbers") {
        $0.amount = { text in
          text == "12345.67"
            ? "12,345.67" : text == "1234567.00" ? "12,34,567.00" : text
        }
        $0.lines[9].unitPrice = "1234567.00"
        $0.lines[9].total = "1234567.00"
      })
    all += signs + currencies + guards
    all.append(
      made("quantities with points, prices with commas", "numbers") {
        $0.delimiter = ";"
        $0.amount = { written($0, ",", "") }
      })
    for word in ["n/a", "N/A", "-", "Not Available", "Not Applicable", "–"] {
      all.append(
        made("no discount is written \(word)", "numbers") {
          $0.discount = { $0.discount.isEmpty ? word : $0.discount }
        })
    }
    all.append(
      made("a discount in percent", "numbers") {
        $0.discount = { $0.discount.isEmpty ? "" : "10%" }
        $0.lines[5].discount = "1.86"
        $0.lines[5].total = "16.74"
      })
    for (name, choice) in [("asked", nil), ("point", DecimalMark.point), ("comma", .comma)] {
      all.append(
        made("thousands or decimals: \(name)", "numbers") {
          $0.delimiter = ";"
          $0.lines = [0, 2].map { CleanReceipts.lines[$0] }
          $0.quantity = { _ in "" }
          $0.amount = { _ in "1,250" }
          $0.discount = { _ in "" }
          $0.choices.reading.decimalMark = choice
          if choice == nil {
            $0.diagnostics = [.ambiguousNumber, .ambiguousNumber]
            $0.lines = $0.lines.map { $0 }
          }
          $0.meaning = { line in
            var line = line
            line.quantity = ""
            line.unitPrice = choice == .point ? "1250" : "1.25"
            line.total = line.unitPrice
            return line
          }
        })
    }
    return all
  }

  private static var signs: [Pollution] {
    let styles: [(String, (String) -> String)] = [
      ("a minus behind", { $0.hasPrefix("-") ? $0.dropFirst() + "-" : $0 }),
      ("brackets", { $0.hasPrefix("-") ? "(\($0.dropFirst()))" : $0 }),
      ("a real minus", { $0.replacing("-", with: "\u{2212}") }),
      ("a plus", { $0.isEmpty || $0.hasPrefix("-") ? $0 : "+\($0)" }),
      ("a space behind the minus", { $0.replacing("-", with: "- ") }),
    ]
    return styles.map { name, style in
      made("signs: \(name)", "numbers") { $0.amount = style }
    }
  }

  /// What programs write around numbers and dates to keep a spreadsheet from changing them.
  private static var guards: [Pollution] {
    let styles: [(String, (String) -> String)] = [
      ("apostrophes", { "'\($0)'" }), ("an apostrophe before", { "'\($0)" }),
      ("no-break blanks", { "\u{A0}\($0)\u{A0}" }), ("narrow blanks", { "\u{202F}\($0)" }),
      ("blanks", { "  \($0) " }),
    ]
    return styles.flatMap { name, style in
      [",", ";", "\t"].map { delimiter in
        made("guarded by \(name), \(delimiter)", "numbers") {
          $0.delimiter = delimiter
          $0.amount = { $0.isEmpty ? "" : style($0) }
          $0.quantity = $0.amount
          $0.date = { style($0.cells[1]) }
        }
      }
    }
  }

  private static var currencies: [Pollution] {
    let styles: [(String, String, (String) -> String)] = [
      ("a sign before", "EUR", { "€\($0)" }), ("a sign behind", "EUR", { "\($0) €" }),
      ("a code before", "CHF", { "CHF \($0)" }), ("a code behind", "SEK", { "\($0) SEK" }),
      ("an abbreviation", "CHF", { "Fr. \($0)" }), ("a minus before a dollar", "$", dollars),
      ("a dollar in brackets", "$", { $0.hasPrefix("-") ? "($\($0.dropFirst()))" : "$\($0)" }),
      ("a pound", "GBP", { "£\($0)" }), ("reais", "BRL", { "R$ \($0)" }),
      ("zloty", "PLN", { "\($0)\u{A0}zł" }),
    ]
    return styles.map { name, code, style in
      made("currency: \(name)", "currency") {
        $0.columns = Array(0..<11)
        $0.header.removeLast()
        $0.amount = { $0.isEmpty ? "" : style($0) }
        $0.meaning = { line in
          var line = line
          line.currency = code
          return line
        }
      }
    }
  }

  private static func dollars(_ text: String) -> String {
    text.hasPrefix("-") ? "-$\(text.dropFirst())" : "$\(text)"
  }

  private static let months: [(String, [String])] = [
    ("English", ["Oct", "Nov"]), ("English", ["October", "November"]),
    ("German", ["Oktober", "November"]), ("German", ["Okt.", "Nov."]),
    ("French", ["octobre", "novembre"]), ("French", ["oct.", "nov."]),
    ("Spanish", ["octubre", "noviembre"]), ("Spanish", ["oct", "nov"]),
    ("Italian", ["ottobre", "novembre"]), ("Dutch", ["okt", "nov"]),
    ("Finnish", ["lokakuuta", "marraskuuta"]), ("Swedish", ["oktober", "november"]),
    ("Portuguese", ["outubro", "novembro"]), ("Portuguese", ["out.", "nov."]),
  ]

  static var dates: [Pollution] {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let styles: [(String, (Int, Int, Int) -> String)] = [
      ("YYYY/MM/DD", { "\($0)/\(two($1))/\(two($2))" }),
      ("YYYYMMDD", { "\($0)\(two($1))\(two($2))" }),
      ("YYYY.MM.DD", { "\($0).\(two($1)).\(two($2))" }),
      ("DD.MM.YYYY", { "\(two($2)).\(two($1)).\($0)" }),
      ("DD.MM.YY", { "\(two($2)).\(two($1)).\($0 % 100)" }),
      ("D.M.YYYY", { "\($2).\($1).\($0)" }), ("D. M. YYYY", { "\($2). \($1). \($0)" }),
      ("DD/MM/YYYY", { "\(two($2))/\(two($1))/\($0)" }),
      ("MM/DD/YYYY", { "\(two($1))/\(two($2))/\($0)" }),
      ("D/M/YYYY", { "\($2)/\($1)/\($0)" }), ("M/D/YYYY", { "\($1)/\($2)/\($0)" }),
      ("DD/MM/YY", { "\(two($2))/\(two($1))/\($0 % 100)" }),
      ("M/D/YY", { "\($1)/\($2)/\($0 % 100)" }),
      ("DD-MM-YYYY", { "\(two($2))-\(two($1))-\($0)" }),
      ("MM-DD-YYYY", { "\(two($1))-\(two($2))-\($0)" }),
    ]
    var all = styles.map { name, style in
      made("dates: \(name)", "dates") {
        $0.date = { style($0.day.year, $0.day.month, $0.day.day) }
      }
    }
    for (language, names) in months {
      let styles: [(String, (Int, String, Int) -> String)] = [
        ("3 Oct 2026", { "\($0) \($1) \($2)" }), ("Oct 3, 2026", { "\($1) \($0), \($2)" }),
        ("03-Oct-26", { "\(two($0))-\($1)-\($2 % 100)" }),
        ("3. Oct 2026", { "\($0). \($1) \($2)" }),
        ("3 de oct de 2026", { "\($0) de \($1) de \($2)" }),
      ]
      for (name, style) in styles {
        all.append(
          made("dates: \(name) in \(language), \(names[0])", "dates") {
            $0.date = { style($0.day.day, names[$0.day.month - 10], $0.day.year) }
          })
      }
    }
    all += withTimes
    all.append(
      made("dates: day or month", "dates") {
        $0.lines = Array(CleanReceipts.lines.prefix(6))
        $0.date = { "\(two($0.day.day))/\(two($0.day.month))/\($0.day.year)" }
        $0.diagnostics = [.ambiguousDate]
      })
    all.append(
      made("dates: day or month, as asked for", "dates") {
        $0.lines = Array(CleanReceipts.lines.prefix(6))
        $0.date = { "\(two($0.day.day))/\(two($0.day.month))/\($0.day.year)" }
        $0.choices.reading.dateOrder = .dayMonthYear
      })
    all.append(
      made("dates: one contradicts the column", "dates") {
        $0.date = { "\(two($0.day.day))/\(two($0.day.month))/\($0.day.year)" }
        $0.inserted[12] = [
          ("R9,10/23/2026,,Corner Shop,Milk,,1,each,1.00,,1.00,EUR", .malformedDate)
        ]
        $0.isPlainTable = false
      })
    return all
  }

  /// Times behind the dates, and zones behind the times.
  private static var withTimes: [Pollution] {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func clock(_ second: Int) -> String {
      "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    }
    let styles: [(String, (CleanLine) -> String)] = [
      ("T", { "\($0.cells[1])T\(clock($0.second))" }),
      ("a space", { "\($0.cells[1]) \(clock($0.second))" }),
      (
        "no seconds",
        { "\($0.cells[1]) \(clock($0.second).dropLast(3)):00".replacing(":00:00", with: ":00") }
      ),
      ("Z", { "\($0.cells[1])T\(clock($0.second))Z" }),
      ("Z and a fraction", { "\($0.cells[1])T\(clock($0.second)).123Z" }),
      ("an offset", { "\($0.cells[1])T\(clock($0.second))+02:00" }),
      ("an offset without a colon", { "\($0.cells[1])T\(clock($0.second))-0100" }),
      (
        "points",
        { "\(two($0.day.day)).\(two($0.day.month)).\($0.day.year) \(clock($0.second))" }
      ),
      (
        "slashes",
        { "\($0.day.month)/\($0.day.day)/\($0.day.year), \(clock($0.second))" }
      ),
    ]
    return styles.filter { $0.0 != "no seconds" }.map { name, style in
      made("dates with times: \(name)", "dates") {
        $0.columns = [0, 1] + Array(3..<12)
        $0.header.remove(at: 2)
        $0.date = style
      }
    }
  }

  static var times: [Pollution] {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let styles: [(String, (Int, Int) -> String)] = [
      ("9:07", { "\($0):\(two($1))" }), ("09:07", { "\(two($0)):\(two($1))" }),
      ("0907", { "\(two($0))\(two($1))" }), ("9.07", { "\($0).\(two($1))" }),
      ("09h07", { "\(two($0))h\(two($1))" }),
      ("9:07 PM", { "\(($0 + 11) % 12 + 1):\(two($1)) \($0 < 12 ? "AM" : "PM")" }),
      ("9:07 p.m.", { "\(($0 + 11) % 12 + 1):\(two($1)) \($0 < 12 ? "a.m." : "p.m.")" }),
      ("9:07pm", { "\(($0 + 11) % 12 + 1):\(two($1))\($0 < 12 ? "am" : "pm")" }),
      ("a narrow space", { "\(($0 + 11) % 12 + 1):\(two($1))\u{202F}\($0 < 12 ? "AM" : "PM")" }),
    ]
    return styles.map { name, style in
      made("times: \(name)", "times") {
        $0.time = { style($0.second / 3600, $0.second / 60 % 60) }
        $0.meaning = { line in
          var line = line
          line.second -= line.second % 60
          return line
        }
      }
    }
  }
}
