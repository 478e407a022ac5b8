import PricebookParallel
import PricebookReport

/// A file of the archive that a workbook is.
struct WorkbookPart: Sendable {
  enum Content: Sendable {
    case text(String)
    case strings(WorkbookStrings)
    case sheet(WorkbookSheet)
  }

  let name: String
  let content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// Its entry in the archive, and its bytes where they were deflated.
  func measured(deflates: Bool) -> (entry: ZIPArchive.File, deflated: [UInt8]?) {
    var checksum = CRC32()
    var byteCount: UInt64 = 0
    let deflater = deflates ? Deflater() : nil
    write { bytes in
      checksum.add(bytes)
      byteCount += UInt64(bytes.count)
      deflater?.add(bytes)
    }
    let deflated = deflater?.finish()
    return (
      ZIPArchive.File(
        name: name, byteCount: byteCount, checksum: checksum.value,
        deflatedCount: deflated.map { UInt64($0.count) }), deflated
    )
  }

  func write<Failure>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    switch content {
    case .text(let text): try sink(Array(text.utf8).span)
    case .strings(let strings): try strings.write(to: sink)
    case .sheet(let sheet): try sheet.write(to: sink)
    }
  }
}
