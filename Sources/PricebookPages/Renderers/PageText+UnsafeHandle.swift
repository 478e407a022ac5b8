/// Adding pieces of text as a whole.
///
/// Safe because every buffer is that of a text that outlives the call, and is only read.
///
/// Nothing here is inlined, nor is what draws and escapes with it: copies in a thousand callers would
/// double the time of a release build and save nothing.
extension PageText {
  /// Adds markup of our own, which can only be a literal.
  @inline(never) static func += (page: inout PageText, markup: StaticString) {
    // Every second piece is a bracket, a quote or a blank.
    guard markup.utf8CodeUnitCount > 1 else {
      if markup.utf8CodeUnitCount == 1 { unsafe page.bytes.append(markup.utf8Start.pointee) }
      return
    }
    let utf8 = unsafe UnsafeBufferPointer(
      start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    unsafe page.bytes.append(contentsOf: utf8)
  }

  /// Adds text as it is, which must be safe where it goes.
  @inline(never) mutating func append(verbatim text: String) {
    var text = text
    text.withUTF8 { utf8 in unsafe bytes.append(contentsOf: utf8) }
  }

  /// Adds text that is safe between tags and inside quoted attributes.
  @inline(never) mutating func append(escaping text: String) {
    var text = text
    let isDone = text.withUTF8 { utf8 in
      if Escaping.needsHTMLEscapes(unsafe utf8.span) { return false }
      unsafe bytes.append(contentsOf: utf8)
      return true
    }
    if !isDone { Escaping.appendHTML(text, to: &bytes) }
  }
}
