import PricebookModel

/// The elements of one drawing, in units of its view box.
///
/// Looks come from classes and positions from attributes, since the page's content policy drops
/// `style` attributes. Numbers that are not finite are drawn at zero.
struct SVGCanvas {
  let width: Double
  var height: Double
  private(set) var body = ""

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// A rectangle; a negative width or height is drawn as none.
  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ look: String
  ) {
    guard width > 0, height > 0 else { return }
    body += "<rect class=\"\(look)\" x=\"\(at(x))\" y=\"\(at(y))\" "
    body += "width=\"\(at(width))\" height=\"\(at(height))\"/>"
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ look: String) {
    body += "<line class=\"\(look)\" x1=\"\(at(x1))\" y1=\"\(at(y1))\" "
    body += "x2=\"\(at(x2))\" y2=\"\(at(y2))\"/>"
  }

  /// Straight lines through points.
  mutating func path(_ points: [(x: Double, y: Double)], _ look: String, isClosed: Bool = false) {
    guard points.count > 1 else { return }
    let corners = points.map { "\(at($0.x)) \(at($0.y))" }.joined(separator: "L")
    body += "<path class=\"\(look)\" d=\"M\(corners)\(isClosed ? "Z" : "")\"/>"
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, _ look: String) {
    body += "<circle class=\"\(look)\" cx=\"\(at(x))\" cy=\"\(at(y))\" r=\"\(at(radius))\"/>"
  }

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ look: String, anchor: Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    body += open(x, y, look, anchor) + Escaping.html(text) + "</text>"
  }

  /// A name that is cut to a width, with the whole name as its title.
  mutating func name(
    _ name: String, _ x: Double, _ y: Double, _ look: String, width: Double, size: Double,
    anchor: Anchor = .start
  ) {
    let whole = DisplayName.shown(name)
    let cut = TextWidth.cut(
      whole, to: width, size: size, isBold: look.split(separator: " ").contains("b"))
    body += open(x, y, look, anchor) + Escaping.html(cut)
    if cut != whole { body += "<title>\(Escaping.html(whole))</title>" }
    body += "</text>"
  }

  /// Spans with looks of their own on one line.
  mutating func spans(
    _ spans: [(text: String, look: String)], _ x: Double, _ y: Double, _ look: String,
    anchor: Anchor = .start
  ) {
    body += open(x, y, look, anchor)
    for (index, span) in spans.enumerated() {
      if index > 0 { body += " " }
      body += "<tspan class=\"\(span.look)\">\(Escaping.html(span.text))</tspan>"
    }
    body += "</text>"
  }

  /// An area that says exact values at the pointer, drawn over the marks that it belongs to; what
  /// lies outside the drawing is cut off.
  mutating func hit(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ lines: [String]
  ) {
    let left = max(0, x)
    let top = max(0, y)
    let right = min(self.width, x + width)
    let bottom = min(self.height, y + height)
    guard left < right, top < bottom else { return }
    body += "<rect class=\"hit\" x=\"\(at(left))\" y=\"\(at(top))\" "
    body += "width=\"\(at(right - left))\" height=\"\(at(bottom - top))\"><title>"
    body += Escaping.html(lines.filter { !$0.isEmpty }.joined(separator: "\n")) + "</title></rect>"
  }

  private func open(_ x: Double, _ y: Double, _ look: String, _ anchor: Anchor) -> String {
    let side = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return "<text class=\"\(look)\" x=\"\(at(x))\" y=\"\(at(y))\"\(side)>"
  }

  /// A coordinate with one decimal, never in exponent notation.
  private func at(_ coordinate: Double) -> String {
    guard coordinate.isFinite else { return "0" }
    let tenths = Int((min(1e6, max(-1e6, coordinate)) * 10).rounded())
    let whole = tenths.magnitude / 10
    let fraction = tenths.magnitude % 10
    return (tenths < 0 ? "-" : "") + (fraction == 0 ? "\(whole)" : "\(whole).\(fraction)")
  }
}

/// How wide a chart is drawn, in units of its view box.
enum ChartWidth: Double {
  case narrow = 328
  case half = 360
  case regular = 760
  case full = 1072

  var isNarrow: Bool { self == .narrow || self == .half }
  /// The size of text in the chart.
  var textSize: Double { isNarrow ? 12.5 : 13 }
}

/// What charts write numbers and words with.
struct ChartWords {
  var formatting: Formatting
  var words: PageWords

  init(_ language: Language) {
    formatting = Formatting(language)
    words = PageWords(language)
  }

  /// An exact amount after what it is: `spent €118.47`.
  func labelled(_ word: String, _ amount: Amount, _ currency: CurrencyCode) -> String {
    "\(word) \(formatting.text(.money(Money(amount, currency))))"
  }

  /// An exact amount with its sign.
  func signed(_ amount: Amount, _ currency: CurrencyCode) -> String {
    formatting.text(.difference(Money(amount, currency)))
  }
}
