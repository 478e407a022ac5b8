extension PageText {
  /// Adds text as it is, such as our own markup.
  ///
  /// A page has tens of thousands of short pieces, and appending a view of a string instead of its
  /// bytes costs three percent of a small report. This is safe because the bytes are only read
  /// during the call.
  @inline(__always)
  static func += (page: inout PageText, text: String) {
    let isAdded: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe page.bytes.append(contentsOf: bytes)
    }
    if isAdded == nil { page.bytes.append(contentsOf: text.utf8) }
  }

  /// Adds text that is safe between tags and inside quoted attributes.
  ///
  /// Text that needs no escapes, as nearly all does, is looked at and copied in one go.
  mutating func append(escaping text: String) {
    let isAdded: Bool? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard unsafe !Escaping.needsHTMLEscapes(bytes.span) else { return false }
      unsafe self.bytes.append(contentsOf: bytes)
      return true
    }
    if isAdded != true { self += Escaping.html(text) }
  }
}
