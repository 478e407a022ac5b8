/// The frame of a ZIP archive.
///
/// PKWARE, "APPNOTE: .ZIP File Format Specification", version 6.3.10. Sizes and checksums stand
/// before the contents, so they must be known first. Every file has the same date, so that the same
/// contents make the same bytes.
struct ZIPArchive {
  struct File: Equatable {
    var name: String
    var byteCount: UInt64
    var checksum: UInt32
    /// The size of its "deflate" stream; `nil` for a file that is stored as it is.
    var deflatedCount: UInt64?
    fileprivate var storedCount: UInt64 { deflatedCount ?? byteCount }
    /// Whether a size needs 64 bits.
    fileprivate var isLarge: Bool { max(byteCount, storedCount) >= ZIPArchive.limit }
    /// The size and what is stored of it, as far as 32 bits have them.
    fileprivate var sizes: (stored: UInt32, whole: UInt32) {
      isLarge ? (.max, .max) : (UInt32(storedCount), UInt32(byteCount))
    }
  }

  private var files: [(file: File, offset: UInt64)] = []
  private var byteCount: UInt64 = 0

  /// What precedes the contents of the next file.
  mutating func header(of file: File) -> [UInt8] {
    files.append((file, byteCount))
    var bytes: [UInt8] = []
    bytes.append(little: UInt32(0x0403_4B50))
    appendDescription(of: file, version: file.isLarge ? 45 : 20, to: &bytes)
    bytes.append(little: UInt16(file.name.utf8.count), UInt16(file.isLarge ? 20 : 0))
    bytes += file.name.utf8
    if file.isLarge { bytes.append(extra: [file.byteCount, file.storedCount]) }
    byteCount += UInt64(bytes.count) + file.storedCount
    return bytes
  }

  func directory() -> [UInt8] {
    var bytes: [UInt8] = []
    for (file, offset) in files {
      let wide =
        (file.isLarge ? [file.byteCount, file.storedCount] : [])
        + (offset >= Self.limit ? [offset] : [])
      let version: UInt16 = wide.isEmpty ? 20 : 45
      bytes.append(little: UInt32(0x0201_4B50), version)
      appendDescription(of: file, version: version, to: &bytes)
      bytes.append(
        little: UInt16(file.name.utf8.count), UInt16(wide.isEmpty ? 0 : 4 + 8 * wide.count))
      // No comment, the first disk, no attributes.
      bytes += [UInt8](repeating: 0, count: 10)
      bytes.append(little: UInt32(clamping: offset))
      bytes += file.name.utf8
      if !wide.isEmpty { bytes.append(extra: wide) }
    }
    let size = UInt64(bytes.count)
    let end = byteCount + size
    let count = files.count
    if byteCount >= Self.limit {
      bytes.append(
        little: UInt32(0x0606_4B50), UInt64(44), UInt16(45), UInt16(45), UInt32(0), UInt32(0),
        UInt64(count), UInt64(count), size, byteCount)
      bytes.append(little: UInt32(0x0706_4B50), UInt32(0), end, UInt32(1))
    }
    bytes.append(
      little: UInt32(0x0605_4B50), UInt32(0), UInt16(count), UInt16(count),
      UInt32(clamping: size), UInt32(clamping: byteCount), UInt16(0))
    return bytes
  }

  /// Sizes and places from here on need 64 bits.
  fileprivate static let limit = UInt64(UInt32.max)

  private func appendDescription(of file: File, version: UInt16, to bytes: inout [UInt8]) {
    let (namesAreUTF8, method) = (UInt16(0x0800), UInt16(file.deflatedCount == nil ? 0 : 8))
    // 1980-01-01, the earliest day that the format has.
    let (time, day) = (UInt16(0), UInt16(0x0021))
    bytes.append(
      little: version, namesAreUTF8, method, time, day, file.checksum, file.sizes.stored,
      file.sizes.whole)
  }
}

extension [UInt8] {
  fileprivate mutating func append(little numbers: any FixedWidthInteger...) {
    func append(_ number: some FixedWidthInteger) {
      for shift in stride(from: 0, to: number.bitWidth, by: 8) {
        self.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    for number in numbers { append(number) }
  }

  /// The numbers that do not fit in the 32 bits of a header.
  fileprivate mutating func append(extra numbers: [UInt64]) {
    append(little: UInt16(1), UInt16(8 * numbers.count))
    for number in numbers { append(little: number) }
  }
}
