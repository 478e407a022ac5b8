import PricebookDocument
import PricebookModel

/// The elements of one drawing, in units of its view box.
///
/// Looks come from classes and positions from attributes, since the page's content policy drops
/// `style` attributes. Numbers that are not finite are drawn at zero.
struct SVGCanvas {
  let width: Double
  var height: Double
  private(set) var elements = PageText(capacity: 4 << 10)

  /// How many rows are left out, which has a line of its own at the bottom.
  private let omittedCount: Int

  init(width: Double, height: Double, omittedCount: Int = 0) {
    self.width = width
    self.height = height + (omittedCount > 0 ? 20 : 0)
    self.omittedCount = omittedCount
  }

  var body: String { elements.string }

  enum Anchor: String { case start, middle, end }

  /// A rectangle; a negative width or height counts as zero.
  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ look: String
  ) {
    guard width > 0, height > 0 else { return }
    begin("<rect class=\"", look)
    append(x, y, width, height)
    elements += "/>"
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ look: String) {
    begin("<line class=\"", look)
    append(" x1=\"", x1)
    append(" y1=\"", y1)
    append(" x2=\"", x2)
    append(" y2=\"", y2)
    elements += "/>"
  }

  mutating func path(_ points: [(x: Double, y: Double)], _ look: String, isClosed: Bool = false) {
    guard points.count > 1 else { return }
    begin("<path class=\"", look)
    elements += " d=\"M"
    for (index, point) in points.enumerated() {
      if index > 0 { elements.append(UInt8(ascii: "L")) }
      append(point)
    }
    elements += isClosed ? "Z\"/>" : "\"/>"
  }

  /// Dots of the width of their line, as one element.
  mutating func dots(_ points: [(x: Double, y: Double)], _ look: String) {
    guard !points.isEmpty else { return }
    begin("<path class=\"", look)
    elements += " d=\""
    for point in points {
      elements.append(UInt8(ascii: "M"))
      append(point)
      elements += "h0"
    }
    elements += "\"/>"
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, _ look: String) {
    begin("<circle class=\"", look)
    append(" cx=\"", x)
    append(" cy=\"", y)
    append(" r=\"", radius)
    elements += "/>"
  }

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ look: String, anchor: Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    open(x, y, look, anchor)
    elements.append(escaping: text)
    elements += "</text>"
  }

  /// A name that is cut to a width, with the whole name as its title.
  mutating func name(
    _ name: String, _ x: Double, _ y: Double, _ look: String, width: Double, size: Double
  ) {
    let whole = DisplayName.shown(name)
    let cut = TextWidth.cut(whole, to: width, size: size, isBold: look.isBold)
    open(x, y, look, .start)
    elements.append(escaping: cut)
    if cut != whole {
      elements += "<title>"
      elements.append(escaping: whole)
      elements += "</title>"
    }
    elements += "</text>"
  }

  mutating func spans(
    _ spans: [(text: String, look: String)], _ x: Double, _ y: Double, _ look: String,
    anchor: Anchor = .start
  ) {
    open(x, y, look, anchor)
    for (index, span) in spans.enumerated() {
      if index > 0 { elements += " " }
      begin("<tspan class=\"", span.look)
      elements += ">"
      elements.append(escaping: span.text)
      elements += "</tspan>"
    }
    elements += "</text>"
  }

  /// An area, cut to the drawing, that shows exact values at the pointer.
  mutating func hit(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ lines: [String])
  {
    let left = max(0, x)
    let top = max(0, y)
    let right = min(self.width, x + width)
    let bottom = min(self.height, y + height)
    guard left < right, top < bottom else { return }
    begin("<rect class=\"", "hit")
    append(left, top, right - left, bottom - top)
    elements += "><title>"
    var isFirst = true
    for line in lines where !line.isEmpty {
      if !isFirst { elements += "\n" }
      isFirst = false
      elements.append(escaping: line)
    }
    elements += "</title></rect>"
  }

  /// Says at the bottom how many rows are left out, where any are.
  mutating func sayOmitted(_ words: ChartWords) {
    if omittedCount > 0 { text(words.words.omitted(omittedCount), 0, height - 4, "t t2") }
  }

  @inline(never)
  private mutating func open(_ x: Double, _ y: Double, _ look: String, _ anchor: Anchor) {
    begin("<text class=\"", look)
    append(" x=\"", x)
    append(" y=\"", y)
    switch anchor {
    case .start: elements += ">"
    case .middle: elements += " text-anchor=\"middle\">"
    case .end: elements += " text-anchor=\"end\">"
    }
  }

  private mutating func begin(_ tag: String, _ look: String) {
    elements += tag
    elements += look
    elements.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    append(" x=\"", x)
    append(" y=\"", y)
    append(" width=\"", width)
    append(" height=\"", height)
  }

  private mutating func append(_ point: (x: Double, y: Double)) {
    append(point.x)
    elements.append(UInt8(ascii: " "))
    append(point.y)
  }

  @inline(never) private mutating func append(_ attribute: String, _ coordinate: Double) {
    elements += attribute
    append(coordinate)
    elements.append(UInt8(ascii: "\""))
  }

  /// A coordinate with one decimal, never in exponent notation.
  private mutating func append(_ coordinate: Double) {
    guard coordinate.isFinite else { return elements.append(UInt8(ascii: "0")) }
    elements.append(tenths: Int((min(1e6, max(-1e6, coordinate)) * 10).rounded()))
  }
}

/// How wide a chart is drawn, in units of its view box.
enum ChartWidth: Double {
  case narrow = 328
  case half = 360
  case regular = 760
  case full = 1072

  var isNarrow: Bool { self == .narrow || self == .half }
  var textSize: Double { isNarrow ? 12.5 : 13 }
}

struct ChartWords {
  var formatting: Formatting
  var words: any PageWords

  init(_ locale: ReportLocale, _ words: any PageWords) {
    formatting = Formatting(locale)
    self.words = words
  }

  func plain(_ text: RichText) -> String { formatting.plainText(text) }

  /// An exact amount after its label: `spent €118.47`.
  func labelled(_ word: String, _ amount: Amount, _ currency: CurrencyCode) -> String {
    "\(word) \(formatting.text(.money(Money(amount, currency))))"
  }

  /// Two bounds: `98.1 – 104.2`.
  func range(_ bounds: ClosedRange<Double>, digits: Int, dash: String = " – ") -> String {
    let number = { (value: Double) in formatting.text(.number(value, digits: digits)) }
    return number(bounds.lowerBound) + dash + number(bounds.upperBound)
  }

  /// A whole amount at an axis; the highest has the currency's sign.
  func tick(_ value: Double, of ticks: AxisTicks, _ currency: CurrencyCode) -> String {
    let number = formatting.chartTick(value, digits: 0)
    return value == ticks.highest ? formatting.withCurrencySign(number, currency) : number
  }

  /// The width of the longest number of ``tick(_:of:_:)``.
  func width(of ticks: AxisTicks, _ currency: CurrencyCode) -> Double {
    TextWidth.widest(ticks.values.map { tick($0, of: ticks, currency) }, size: 12)
  }

  func signed(_ amount: Amount, _ currency: CurrencyCode) -> String {
    formatting.text(.difference(Money(amount, currency)))
  }
}

/// Estimates the width of a text, because the program cannot measure it.
enum TextWidth {
  /// 0.6 of the size per character, 0.65 at weight 600 and above, 1.0 for wide scripts.
  ///
  /// Letters that are narrow or wide in every font of the stack count as such.
  static func reckoned(_ text: String, size: Double, isBold: Bool = false) -> Double {
    var shares = 0.0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else {
        return text.reduce(0) { $0 + share(of: $1, isBold: isBold) } * size
      }
      shares += share(of: scalar, isBold: isBold)
    }
    return shares * size
  }

  static func widest(_ texts: [String], size: Double, isBold: Bool = false) -> Double {
    texts.map { reckoned($0, size: size, isBold: isBold) }.max() ?? 0
  }

  /// The text, or its beginning with an ellipsis, that fits a width.
  static func cut(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
    guard reckoned(text, size: size, isBold: isBold) > width else { return text }
    var used = share(of: "…" as Character, isBold: isBold) * size
    var kept = ""
    for character in text {
      used += share(of: character, isBold: isBold) * size
      if used > width { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }

  private static func share(of character: Character, isBold: Bool) -> Double {
    let scalars = character.unicodeScalars
    if scalars.contains(where: isWide) { return 1 }
    guard let only = scalars.first, scalars.count == 1 else { return isBold ? 0.65 : 0.6 }
    return share(of: only, isBold: isBold)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F000...0x3FFFF:
      true
    default: false
    }
  }

  /// The width of a scalar that forms a character of its own and is not wide.
  private static func share(of scalar: Unicode.Scalar, isBold: Bool) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "’", "!", "|", " ", "\u{A0}":
      isBold ? 0.42 : 0.38
    case "m", "w", "M", "W", "@", "%", "…", "—": isBold ? 1 : 0.95
    default: isBold ? 0.65 : 0.6
    }
  }
}
