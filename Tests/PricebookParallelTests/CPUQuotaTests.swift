import Testing

@testable import PricebookParallel

/// The limit that a container sets for the processor.
struct CPUQuotaTests {
  @Test(
    "A quota counts in whole cores, a part of one as one",
    arguments: [
      ("max 100000\n", nil), ("200000 100000\n", 2), ("150000 100000\n", 2), ("1000 100000\n", 1),
      ("400000 50000", 8), ("", nil), ("0 100000\n", nil), ("100000 0\n", nil), ("100000\n", nil),
    ] as [(String, Int?)])
  func cores(text: String, cores: Int?) {
    #expect(CPUQuota.cores(text) == cores)
  }

  @Test(
    "The group is the one of version 2",
    arguments: [
      ("0::/\n", "/"), ("0::/user.slice/a.scope\n", "/user.slice/a.scope"),
      ("4:cpu:/x\n0::/y\n", "/y"), ("4:cpu:/x\n", nil), ("", nil),
    ] as [(String, String?)])
  func path(groups: String, path: String?) {
    #expect(CPUQuota.path(in: groups) == path)
  }

  @Test("The quotas of all groups around a group count")
  func folders() {
    #expect(CPUQuota.folders(of: "/") == [""])
    #expect(CPUQuota.folders(of: "/a/b.slice") == ["", "/a", "/a/b.slice"])
  }
}
