import PricebookModel
import PricebookReport

/// The elements of one drawing, in units of its view box.
///
/// Looks come from classes and positions from attributes, since the page's content policy drops
/// `style` attributes. Numbers that are not finite are drawn at zero.
struct SVGCanvas {
  let width: Double
  var height: Double
  private(set) var elements = PageText(capacity: 4 << 10)
  /// The last path that rectangles and lines of its look may be added to, if nothing follows it.
  private var lastPath = (look: "", end: 0)

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
    extendPath(look) { $0.appendRectangle(x, y, width, height) }
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ look: String) {
    extendPath(look) { canvas in
      canvas.append((x1, y1))
      if y1 == y2 {
        canvas.elements += "H"
        canvas.append(x2)
      } else if x1 == x2 {
        canvas.elements += "V"
        canvas.append(y2)
      } else {
        canvas.elements += "L"
        canvas.append((x2, y2))
      }
    }
  }

  /// Rectangles and lines of one look that follow each other are one element.
  private mutating func extendPath(_ look: String, _ shape: (inout SVGCanvas) -> Void) {
    if lastPath.end == elements.bytes.count, lastPath.look == look {
      elements.removeLast("\"/>".utf8.count)
    } else {
      begin("<path class=\"", look)
      elements += " d=\""
    }
    elements += "M"
    shape(&self)
    elements += "\"/>"
    lastPath = (look, elements.bytes.count)
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

  /// Circles of one look, as one group.
  mutating func circles(_ circles: [(x: Double, y: Double, radius: Double)], _ look: String) {
    guard !circles.isEmpty else { return }
    begin("<g class=\"", look)
    elements += ">"
    for circle in circles {
      elements += "<circle"
      append(" cx=\"", circle.x)
      append(" cy=\"", circle.y)
      append(" r=\"", circle.radius)
      elements += "/>"
    }
    elements += "</g>"
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
    elements += "<path class=\"hit\" d=\"M"
    appendRectangle(left, top, right - left, bottom - top)
    elements += "\"><title>"
    var isFirst = true
    for line in lines where !line.isEmpty {
      if !isFirst { elements += "\n" }
      isFirst = false
      elements.append(escaping: line)
    }
    elements += "</title></path>"
  }

  /// Says at the bottom how many rows are left out, where any are.
  mutating func sayOmitted(_ words: ChartWords) {
    if omittedCount > 0 { text(words.words.omitted(omittedCount), 0, height - 4, "t t2") }
  }

  @inline(never)
  private mutating func open(_ x: Double, _ y: Double, _ look: String, _ anchor: Anchor) {
    elements += "<text class=\""
    elements.append(verbatim: look)
    switch anchor {
    case .start: elements += "\""
    case .middle: elements += " m\""
    case .end: elements += " e\""
    }
    append(" x=\"", x)
    append(" y=\"", y)
    elements += ">"
  }

  private mutating func begin(_ tag: StaticString, _ look: String) {
    elements += tag
    elements.append(verbatim: look)
    elements.append(UInt8(ascii: "\""))
  }

  private mutating func appendRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    append((x, y))
    elements += "h"
    append(width)
    elements += "v"
    append(height)
    elements += "H"
    append(x)
    elements += "z"
  }

  private mutating func append(_ point: (x: Double, y: Double)) {
    append(point.x)
    elements.append(UInt8(ascii: " "))
    append(point.y)
  }

  @inline(never) private mutating func append(_ attribute: StaticString, _ coordinate: Double) {
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
