import PricebookModel

/// Writes JSON text (RFC 8259) member by member, in the order of the calls.
///
/// Foundation's encoder is not used for output, because the bytes must be the same on every run,
/// platform and Foundation: it promises no order of keys but the alphabet's, its layout and its
/// decimals are its own business, and it wants the whole tree first. Here a number is written
/// from its exact decimal digits and never passes through a binary fraction.
struct JSONWriter {
  /// Whether the members of an object or array are on lines of their own or on one line.
  enum Layout {
    case lines
    case line
  }

  /// The text so far.
  private(set) var text = ""
  private var open: [Container] = []

  private struct Container {
    var end: Character
    var layout: Layout
    var isEmpty = true
  }

  // MARK: Structure

  /// Opens an object.
  ///
  /// Inside a one-line value everything stays on that line.
  mutating func beginObject(_ key: String? = nil, _ layout: Layout = .lines) {
    begin("{", "}", key, layout)
  }

  mutating func beginArray(_ key: String? = nil, _ layout: Layout = .lines) {
    begin("[", "]", key, layout)
  }

  /// Closes the innermost object or array that is open.
  mutating func end() {
    guard let closed = open.popLast() else { return }
    if closed.layout == .lines, !closed.isEmpty { startLine() }
    text.append(closed.end)
  }

  // MARK: Values

  mutating func write(_ key: String? = nil, text string: String) {
    startMember(key)
    Escaping.appendJSON(string, to: &text)
  }

  mutating func write(_ key: String? = nil, flag: Bool) {
    startMember(key)
    text += flag ? "true" : "false"
  }

  mutating func writeNull(_ key: String? = nil) {
    startMember(key)
    text += "null"
  }

  mutating func write(_ key: String? = nil, count: Int) {
    startMember(key)
    text += String(count)
  }

  /// The exact number `count × 10^−digits`.
  ///
  /// - Parameter keeping: Decimals that stay where they are zero; other trailing zeros go.
  mutating func write(_ key: String? = nil, count: Int64, digits: Int, keeping: Int = 0) {
    startMember(key)
    var rest = count
    var scale = max(0, digits)
    while scale > max(0, keeping), rest % 10 == 0 {
      rest /= 10
      scale -= 1
    }
    text += ExactDecimal(significand: Int128(rest), scale: UInt8(clamping: scale)).description
  }

  /// A measured number, rounded half away from zero to four decimals as the tables have it.
  ///
  /// Its last bits may differ between machines, but the output must not. A number that is not finite
  /// is null.
  mutating func write(_ key: String? = nil, measured number: Double?) {
    guard let number, number.isFinite else { return writeNull(key) }
    if let count = Int64(exactly: (number * 10_000).rounded(.toNearestOrAwayFromZero)) {
      write(key, count: count, digits: 4)
    } else {
      startMember(key)
      text += number.description
    }
  }

  // MARK: Layout

  private mutating func begin(
    _ start: Character, _ end: Character, _ key: String?, _ layout: Layout
  ) {
    startMember(key)
    text.append(start)
    let isInLine = open.last?.layout == .line
    open.append(Container(end: end, layout: isInLine ? .line : layout))
  }

  private mutating func startMember(_ key: String?) {
    if let last = open.indices.last {
      if !open[last].isEmpty { text.append(",") }
      if open[last].layout == .lines {
        startLine()
      } else if !open[last].isEmpty {
        text.append(" ")
      }
      open[last].isEmpty = false
    }
    if let key {
      Escaping.appendJSON(key, to: &text)
      text += ": "
    }
  }

  private mutating func startLine() {
    text.append("\n")
    text += String(repeating: "  ", count: open.count)
  }
}
