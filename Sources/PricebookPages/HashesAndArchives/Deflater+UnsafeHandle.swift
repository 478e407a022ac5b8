#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Compresses bytes as one "deflate" stream (RFC 1951) with the system's zlib.
///
/// The library is looked up by name when it is first used, so that nothing has to be installed to
/// build or run the program. Safe because the functions have the signatures of zlib's manual since
/// version 1.2, and the library is never unloaded. The memory of the stream belongs to this object
/// alone, and zlib is told its size. Pointers to bytes are valid during the calls that use them.
@safe final class Deflater {
  @safe private struct Library: Sendable {
    typealias Start =
      @convention(c) @Sendable (
        UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
      ) -> Int32
    typealias Step = @convention(c) @Sendable (UnsafeMutableRawPointer, Int32) -> Int32
    typealias End = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Int32

    var start: Start
    var step: Step
    var end: End
  }

  /// Fields of `z_stream` where addresses and `long` have 64 bits; all others start as zero.
  private enum Field {
    static let input = 0
    static let inputCount = 8
    static let output = 24
    static let outputCount = 32
    static let size = 112
  }

  private static let library: Library? = {
    guard MemoryLayout<Int>.size == 8 else { return nil }
    for name in ["libz.so.1", "libz.1.dylib", "libz.dylib"] {
      guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL),
        let start = unsafe dlsym(handle, "deflateInit2_"),
        let step = unsafe dlsym(handle, "deflate"), let end = unsafe dlsym(handle, "deflateEnd")
      else { continue }
      return unsafe Library(
        start: unsafeBitCast(start, to: Library.Start.self),
        step: unsafeBitCast(step, to: Library.Step.self),
        end: unsafeBitCast(end, to: Library.End.self))
    }
    return nil
  }()

  private static let chunkSize = 1 << 16
  /// A third of the time of zlib's own level for a tenth more bytes.
  private static let level: Int32 = 4
  private static let finishing: Int32 = 4
  private let library: Library
  private let stream: UnsafeMutableRawPointer
  private var chunk = [UInt8](repeating: 0, count: chunkSize)
  private var compressed: [UInt8] = []
  private var hasFailed = false

  /// - Returns: `nil` where there is no zlib.
  init?() {
    guard let library = Self.library else { return nil }
    self.library = library
    unsafe stream = .allocate(byteCount: Field.size, alignment: 16)
    unsafe stream.initializeMemory(as: UInt8.self, repeating: 0, count: Field.size)
    // The method "deflate" without a header, in a window of 32 KB.
    let status = unsafe library.start(stream, Self.level, 8, -15, 8, 0, "1", Int32(Field.size))
    hasFailed = status != 0
  }

  deinit {
    unsafe _ = library.end(stream)
    unsafe stream.deallocate()
  }

  func add(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe run(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, flush: 0)
    }
  }

  /// Everything that was added, compressed; `nil` if the library had a failure.
  func finish() -> [UInt8]? {
    unsafe run(nil, 0, flush: Self.finishing)
    return hasFailed ? nil : compressed
  }

  private func run(_ input: UnsafeMutableRawPointer?, _ count: Int, flush: Int32) {
    guard !hasFailed, let size = UInt32(exactly: count) else { return hasFailed = true }
    unsafe stream.storeBytes(
      of: input, toByteOffset: Field.input, as: UnsafeMutableRawPointer?.self)
    unsafe stream.storeBytes(of: size, toByteOffset: Field.inputCount, as: UInt32.self)
    var rest: UInt32 = 0
    repeat {
      unsafe chunk.withUnsafeMutableBytes { chunk in
        unsafe stream.storeBytes(
          of: chunk.baseAddress, toByteOffset: Field.output, as: UnsafeMutableRawPointer?.self)
        unsafe stream.storeBytes(
          of: UInt32(Self.chunkSize), toByteOffset: Field.outputCount, as: UInt32.self)
        // Negative for errors, except that there was nothing to do.
        let status = unsafe library.step(stream, flush)
        if status < 0, status != -5 { hasFailed = true }
      }
      rest = unsafe stream.load(fromByteOffset: Field.outputCount, as: UInt32.self)
      compressed += chunk.prefix(Self.chunkSize - Int(rest))
      // A full chunk means that there may be more.
    } while rest == 0 && !hasFailed
  }
}
