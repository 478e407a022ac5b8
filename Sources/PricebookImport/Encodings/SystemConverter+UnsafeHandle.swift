#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  internal import Foundation
#endif

/// Converts encodings of two bytes and more to UTF-8 with the system's own tables.
///
/// The pointers handed to `iconv` are those of arrays that stay alive and unchanged during the call,
/// and the counts beside them are those of the arrays, so that nothing beyond is touched.
@safe final class SystemConverter {
  /// What the system calls Shift-JIS in the form of Windows, and GB18030.
  static let names: [TextEncoding: String] = [.shiftJIS: "CP932", .gb18030: "GB18030"]

  #if canImport(Glibc) || canImport(Musl)
    private let descriptor: iconv_t?

    init(_ name: String) {
      let opened = unsafe iconv_open("UTF-8", name)
      let isFailure = Int(bitPattern: opened) == -1
      unsafe descriptor = isFailure ? nil : opened
    }

    deinit {
      if let descriptor = unsafe descriptor { unsafe iconv_close(descriptor) }
    }

    /// The UTF-8 of whole characters; a byte that means nothing becomes one that UTF-8 never has.
    func converted(_ bytes: [UInt8]) -> [UInt8] {
      guard let descriptor = unsafe descriptor else { return bytes.map { $0 < 0x80 ? $0 : 0xFF } }
      var input = bytes.map { CChar(bitPattern: $0) }
      // Two bytes become at most three, one of half-width katakana three as well, four become four.
      var output = [CChar](repeating: 0, count: 3 * bytes.count + 8)
      var result: [UInt8] = []
      result.reserveCapacity(output.count)
      var start = 0
      while start < bytes.count {
        var inputLeft = bytes.count - start
        var outputLeft = output.count
        let outputCount = outputLeft
        let status = unsafe input.withUnsafeMutableBufferPointer { inputBytes in
          unsafe output.withUnsafeMutableBufferPointer { outputBytes in
            var from = unsafe inputBytes.baseAddress?.advanced(by: start)
            var to = outputBytes.baseAddress
            return unsafe iconv(descriptor, &from, &inputLeft, &to, &outputLeft)
          }
        }
        result += output[..<(outputCount - outputLeft)].map { UInt8(bitPattern: $0) }
        start = bytes.count - inputLeft
        // `size_t` comes as a signed number, so that its largest is −1.
        if status == -1, start < bytes.count {
          result.append(0xFF)
          start += 1
        }
      }
      return result
    }
  #else
    private let encoding: String.Encoding
    init(_ name: String) { encoding = name == "CP932" ? .shiftJIS : Self.chinese }

    private static let chinese = String.Encoding(
      rawValue: CFStringConvertEncodingToNSStringEncoding(
        CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)))

    /// The UTF-8 of whole characters; a byte that means nothing becomes one that UTF-8 never has.
    func converted(_ bytes: [UInt8]) -> [UInt8] {
      if let text = String(data: Data(bytes), encoding: encoding) { return Array(text.utf8) }
      return bytes.map { $0 < 0x80 ? $0 : 0xFF }
    }
  #endif
}
