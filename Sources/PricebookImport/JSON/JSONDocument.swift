import PricebookModel
import PricebookParallel

/// A JSON file up to the first error in it, or a store that was read into the same tree.
struct JSONDocument: Sendable {
  /// The first error in the text, behind which nothing is read.
  struct Failure: Hashable, Sendable {
    /// That the file is cut off, its syntax, or its nesting.
    var code: Diagnostic.Code
    var offset: Int
    var message: String
  }

  /// Files of at least this size leave enough free memory behind to return it to the system.
  static let largeByteCount = 4_000_000
  /// `nil` if not even the beginning of a value was found.
  var root: JSONValue?
  var failure: Failure?
  /// Keys that occur twice in one object, with the place of the second.
  var repeatedKeys: [(key: String, offset: Int)] = []
  /// With those that ``repeatedKeys`` does not list.
  private(set) var repeatedKeyCount = 0
  /// Whether some text was not valid in the file's encoding and was repaired.
  var hasRepairedText = false
  /// What was found on reading a store; `nil` for JSON.
  private(set) var store: StoreNotes?
  /// Ascending, without overlaps.
  private var secretRanges: [Range<Int>]
  /// Whether a password can be anywhere, because the document is damaged; looked for when a text is to
  /// be shown, as only few are.
  @Deferred private var hasLooseSecret = false
  private var lineStarts: [UInt32]
  private var bytes: [UInt8]

  /// Reads UTF-8; the objects in arrays are by default left unread in large files.
  init(bytes: [UInt8], leavesUnread: Bool? = nil) {
    self.bytes = bytes
    lineStarts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(UInt32(clamping: index + 1))
    }
    var reader = JSONReader(
      bytes: bytes, leavesUnread: leavesUnread ?? (bytes.count >= Self.largeByteCount))
    root = reader.readDocument()
    failure = reader.failure
    repeatedKeys = reader.repeatedKeys
    repeatedKeyCount = reader.repeatedKeyCount
    hasRepairedText = reader.hasRepairedText
    secretRanges = reader.secretRanges
    if failure != nil {
      _hasLooseSecret = Deferred { [secretRanges] in
        !secretRanges.isEmpty || SecretText.isMentioned(in: bytes[...])
      }
    }
  }

  init(root: JSONValue, store: StoreNotes, hasRepairedText: Bool) {
    bytes = []
    secretRanges = []
    lineStarts = [0]
    self.root = root
    self.store = store
    self.hasRepairedText = hasRepairedText
  }

  /// Frees all but the keys of the document's root, or of the first object of its root.
  mutating func keepOutline() {
    bytes = []
    lineStarts = [0]
    secretRanges = []
    hasLooseSecret = false
    if let fields = root?.object {
      root?.content = .object(fields.outline)
    } else if let first = root?.array?.first?.object {
      root?.content = .array([JSONValue(.object(first.outline))])
    }
  }

  /// At most 4 096 bytes of a value as written, without passwords; a row of a store as JSON.
  ///
  /// In a damaged document the end of a password is not known, so nothing is shown.
  func text(of value: JSONValue) -> String {
    if store != nil { return value.written }
    let end = min(value.end, value.offset + 4_096, bytes.count)
    guard value.offset < end else { return "" }
    if hasLooseSecret { return SecretText.placeholder }
    var text = ""
    var start = value.offset
    let first = secretRanges.partitionPoint { $0.upperBound > start }
    for range in secretRanges[first...].prefix(while: { $0.lowerBound < end }) {
      text += String(decoding: bytes[start..<max(start, range.lowerBound)], as: UTF8.self)
      text += "\"\(SecretText.placeholder)\""
      start = min(max(start, range.upperBound), end)
    }
    text += String(decoding: bytes[start..<end], as: UTF8.self)
    return SecretText.isDigest(text.utf8) ? SecretText.placeholder : text
  }

  /// The line and the byte column of an offset, both from 1; 0 in a store.
  func place(of offset: Int) -> (line: Int, column: Int) {
    if store != nil { return (0, 0) }
    let line = lineStarts.partitionPoint { $0 > offset }
    return (line, offset - Int(lineStarts[line - 1]) + 1)
  }
}
