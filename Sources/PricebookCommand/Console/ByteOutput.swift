import PricebookImport

/// A destination of bytes: standard output, standard error, a file, or memory.
package protocol ByteOutput: AnyObject {
  /// Writes all of the bytes or throws.
  func write(_ bytes: Span<UInt8>) throws(OutputFailure)
}

extension ByteOutput {
  func write(_ text: String) throws(OutputFailure) { try write(Array(text.utf8).span) }
}

/// A text or path for a message with visible control and format characters.
func visible(_ text: String) -> String { withVisibleControls(PathText.display(text)) }

extension String { var trimmed: String { String(self[...].trimmed) } }
