import PricebookModel

@testable import PricebookImport

/// Every way a file goes wrong, applied to one clean file.
///
/// The classes are those of Pollock (Vitagliano et al., "Pollock: A Data Loading Benchmark", VLDB
/// 2023): the file as a whole (encoding, preamble, footer, several tables), how records and fields
/// are told apart, inconsistent records; and beyond them what the values look like.
enum PollutionCorpus {
  static let files: [PollutedFile] =
    (dialects + layouts + brokenRecords + numbers + dates + times).map { $0.file() }

  private static func made(
    _ name: String, _ kind: String, _ change: (inout Pollution) -> Void
  ) -> Pollution {
    var pollution = Pollution()
    pollution.name = name
    pollution.kind = kind
    change(&pollution)
    return pollution
  }

  /// Encodings × delimiters × record ends × quotes, with a quote and a comma in the names.
  private static var dialects: [Pollution] {
    var all: [Pollution] = []
    for encoding in Pollution.Encoding.allCases {
      for delimiter in [",", ";", "\t", "|"] {
        for ends in Pollution.Ends.allCases {
          for quoting in Pollution.Quoting.allCases {
            let shown = delimiter == "\t" ? "tab" : delimiter
            all.append(
              made("\(encoding.rawValue) \(shown) \(ends.rawValue) \(quoting.rawValue)", "dialect")
              {
                $0.encoding = encoding
                $0.delimiter = delimiter
                $0.ends = ends
                $0.quoting = quoting
                switch quoting {
                case .none:
                  $0.lines = CleanReceipts.lines.filter { !$0.item.contains(delimiter) }
                case .needed, .all, .backslash:
                  $0.lines[0].item = "Plate 12\" white"
                  $0.lines[1].item = "\"Bio\" bread, dark"
                case .single: $0.lines[0].item = "Farmer's milk"
                }
              })
          }
        }
      }
    }
    return all
  }

  private static let preambles: [(String, [String])] = [
    ("a title", ["Purchases of October"]),
    ("a title and a blank line", ["Purchases of October", ""]),
    ("names and values", ["Account,4711", "From,2026-10-01", "To,2026-11-02", "", ""]),
    ("twenty-nine lines", (1...29).map { "Note \($0) of the exporter" }),
    ("a spreadsheet's hint", ["sep=,"]),
    ("comments", ["# exported by a tool", "# version 3"]),
    ("empty cells", [",,,,,,,,,,,", "Receipts,,,,,,,,,,,"]),
    ("a column name among words", ["Store,Corner Shop", "Period,October"]),
  ]

  private static var layouts: [Pollution] {
    var all: [Pollution] = []
    for (name, lines) in preambles {
      all.append(made("preamble: \(name)", "preamble") { $0.preamble = lines })
      all.append(
        made("preamble: \(name), CRLF, UTF-16", "preamble") {
          $0.preamble = lines
          $0.ends = .pair
          $0.encoding = .utf16LittleEndianMark
        })
    }
    let header = Pollution().header.joined(separator: ",")
    all.append(
      made("the header again every third record", "repeated header") {
        for place in [3, 6, 9, 12] { $0.inserted[place] = [(header, nil)] }
        $0.isPlainTable = false
      })
    all.append(
      made("the header twice", "repeated header") {
        $0.inserted[0] = [(header, nil)]
        $0.isPlainTable = false
      })
    all.append(
      made("blank lines", "blank lines") {
        for place in [0, 3, 12] { $0.inserted[place] = [("", nil), ("  ", nil)] }
      })
    all.append(
      made("lines of delimiters alone", "blank lines") {
        for place in [0, 3, 12] { $0.inserted[place] = [(",,,,,,,,,,,", nil)] }
        $0.isPlainTable = false
      })
    all += footers + tables
    all.append(
      made("no line end at the end of the file", "layout") {
        $0.lines = Array($0.lines.prefix(3))
      })
    all.append(
      made("a column of no meaning", "layout") {
        $0.header[5] = "loyalty"
        $0.meaning = { line in
          var line = line
          line.category = ""
          return line
        }
      })
    all.append(
      made("columns in another order", "layout") {
        $0.columns = [11, 4, 3, 1, 2, 0, 10, 6, 7, 8, 9, 5]
        let header = $0.header
        $0.header = $0.columns.map { header[$0] }
      })
    return all
  }

  private static let totalWords = [
    "Total", "TOTAL", "Summe", "Gesamtbetrag", "Total général", "Suma", "Importe total", "Totale",
    "Totaal", "Yhteensä", "Totalt", "Summa", "Total geral", "Soma", "Grand total:",
  ]

  private static var footers: [Pollution] {
    var all: [Pollution] = []
    for word in totalWords {
      all.append(
        made("footer \(word)", "footer") {
          $0.inserted[12] = [(",,,,\(word),,,,,,\(CleanReceipts.sum),", nil)]
          $0.isPlainTable = false
        })
    }
    all.append(
      made("a footer of two fields", "footer") {
        $0.inserted[12] = [("Total,\(CleanReceipts.sum)", nil)]
        $0.isPlainTable = false
      })
    all.append(
      made("subtotal, tax and total", "footer") {
        let sum = ExactDecimal(parsing: CleanReceipts.sum) ?? .zero
        let all = sum.adding(ExactDecimal(significand: 100, scale: 2)) ?? .zero
        $0.inserted[12] = [
          ("", nil), (",,,,Subtotal,,,,,,\(CleanReceipts.sum),", nil), (",,,,Tax,,,,,,1.00,", nil),
          (",,,,Total,,,,,,\(all.twoDecimals),EUR", nil),
        ]
        $0.isPlainTable = false
        // `EUR` beside a total is a currency and no word.
      })
    all.append(
      made("a footer for every receipt", "footer") {
        let parts = [0..<3, 3..<6, 6..<8, 8..<10, 10..<12]
        for part in parts {
          let sum = CleanReceipts.total(of: Array(CleanReceipts.lines[part]))
          $0.inserted[part.upperBound] = [(",,,,Subtotal,,,,,,\(sum),", nil)]
        }
        $0.isPlainTable = false
      })
    all.append(
      made("a footer that does not add up", "footer") {
        $0.inserted[12] = [(",,,,Total,,,,,,1.00,", nil)]
        $0.diagnostics = [.footerMismatch]
        $0.isPlainTable = false
      })
    all.append(
      made("how many items there are", "footer") {
        $0.inserted[12] = [("Items: 12", nil), ("Total: \(CleanReceipts.sum)", nil)]
        $0.isPlainTable = false
      })
    return all
  }

  private static var tables: [Pollution] {
    let other = ["", "Card,Paid", "Visa,12.00", "Debit,4.00"]
    return [
      made("another table behind", "tables") {
        $0.inserted[12] = other.map { ($0, nil) }
        $0.diagnostics = [.otherTable]
        $0.isPlainTable = false
      },
      made("another table between", "tables") {
        let header = $0.header.joined(separator: ",")
        $0.inserted[6] = (other + ["", header]).map { ($0, nil) }
        $0.diagnostics = [.otherTable]
        $0.isPlainTable = false
      },
    ]
  }

  private static var brokenRecords: [Pollution] {
    let long = String(repeating: "x", count: 200_000)
    let broken: [(String, String, Diagnostic.Code)] = [
      ("a short record", "R9,2026-10-03,Corner Shop", .fieldCount),
      ("a long record", "R9,2026-10-03,,Corner Shop,Milk,,1,each,1.00,,1.00,EUR,1", .fieldCount),
      (
        "a stray quote", "R9,2026-10-03,,Corner Shop,\"12\" plate, white,1,each,1.00,,1.00,EUR",
        .strayQuote
      ),
      (
        "text behind a quoted field", "R9,2026-10-03,,\"Corner\" Shop,Milk,,1,each,1.00,,1.00,EUR",
        .strayQuote
      ),
      ("a NUL byte", "R9,2026-10-03,,Corner\u{0}Shop,Milk,,1,each,1.00,,1.00,EUR", .nulByte),
      (
        "an unclosed quote", "R9,2026-10-03,,Corner Shop,\"Milk,,1,each,1.00,,1.00,EUR",
        .unclosedQuote
      ),
      ("no date", "R9,,,Corner Shop,Milk,,1,each,1.00,,1.00,EUR", .missingDate),
      ("no item", "R9,2026-10-03,,Corner Shop,,,1,each,1.00,,1.00,EUR", .missingItem),
      ("no amount", "R9,2026-10-03,,Corner Shop,Milk,,1,each,,,,EUR", .missingAmount),
      (
        "two decimal marks", "R9,2026-10-03,,Corner Shop,Milk,,1,each,1.00,,1.0.0,EUR",
        .malformedNumber
      ),
      (
        "a letter in a number", "R9,2026-10-03,,Corner Shop,Milk,,1,each,1.00,,1.O0,EUR",
        .malformedNumber
      ),
      (
        "wrong grouping", "R9,2026-10-03,,Corner Shop,Milk,,1,each,1.00,,\"12,34.00\",EUR",
        .malformedNumber
      ),
      (
        "a comma for decimals", "R9,2026-10-03,,Corner Shop,Milk,,1,each,1.00,,\"1,00\",EUR",
        .malformedNumber
      ),
      (
        "a day that is none", "R9,2026-02-30,,Corner Shop,Milk,,1,each,1.00,,1.00,EUR",
        .malformedDate
      ),
      (
        "a time that is none", "R9,2026-10-03,25:00,Corner Shop,Milk,,1,each,1.00,,1.00,EUR",
        .malformedTime
      ),
      ("a long field", "R9,2026-10-03,,Corner Shop,\(long),,1,each,1.00,,1.00", .fieldCount),
    ]
    var all: [Pollution] = []
    for (name, record, code) in broken {
      for place in [0, 6, 12] {
        // A quote that opens takes what follows up to the next quote.
        if code == .unclosedQuote, place < 12 { continue }
        all.append(
          made("\(name) behind record \(place)", "broken record") {
            $0.lines[1].item = "Bread"
            $0.inserted[place] = [(record, code)]
            $0.isPlainTable = false
          })
      }
    }
    return all
  }
}
