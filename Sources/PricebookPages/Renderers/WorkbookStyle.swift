import PricebookDocument

/// How the cells of a workbook show their values: the formats by their places in its styles.
enum WorkbookStyle: Int, CaseIterable {
  case general
  case header
  case date
  case month
  case whole
  case oneDecimal
  case twoDecimals
  case threeDecimals
  case fourDecimals

  /// The style of numbers with this many decimals.
  init?(decimals: Int) {
    self.init(rawValue: Self.whole.rawValue + decimals)
  }

  /// The style of all numbers of a column; `nil` where their own decimals decide.
  static func ofNumbers(in values: DataColumn.Values) -> WorkbookStyle? {
    switch values {
    case .quantities, .exactDecimals: .general
    default: nil
    }
  }

  /// The format in the words of spreadsheets.
  private var format: String {
    switch self {
    case .general, .header: "General"
    case .date: "yyyy-mm-dd"
    case .month: "yyyy-mm"
    case .whole: "0"
    case .oneDecimal: "0.0"
    case .twoDecimals: "0.00"
    case .threeDecimals: "0.000"
    case .fourDecimals: "0.0000"
    }
  }

  /// The part of a workbook that defines the styles (ECMA-376 part 1, 18.8).
  static let sheet: String = {
    // Numbers below 164 are built in; 0 is General.
    func number(_ style: WorkbookStyle) -> Int {
      style.format == "General" ? 0 : 164 + style.rawValue
    }
    let own = allCases.filter { number($0) != 0 }
    return WorkbookParts.declaration
      + "<styleSheet xmlns=\"\(WorkbookParts.namespace)\"><numFmts count=\"\(own.count)\">"
      + own.map { "<numFmt numFmtId=\"\(number($0))\" formatCode=\"\($0.format)\"/>" }.joined()
      + "</numFmts><fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
      + "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
      + "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
      + "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
      + "<borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"
      + "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>"
      + "</cellStyleXfs><cellXfs count=\"\(allCases.count)\">"
      + allCases.map {
        "<xf numFmtId=\"\(number($0))\" fontId=\"\($0 == .header ? 1 : 0)\" fillId=\"0\" "
          + "borderId=\"0\" xfId=\"0\" applyNumberFormat=\"1\" applyFont=\"1\"/>"
      }.joined()
      + "</cellXfs><cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/>"
      + "</cellStyles></styleSheet>"
  }()
}
