import Testing

@testable import PricebookCommand

@Suite struct BrowserTests {
  @Test(
    "BROWSER holds programs, separated by colons, each with its words",
    arguments: [
      ("firefox", [["firefox"]]),
      ("no-such:chromium --new-window %s", [["no-such"], ["chromium", "--new-window", "%s"]]),
    ])
  func variable(value: String, commands: [[String]]) {
    #expect(Browser(environment: ["BROWSER": value]).commands == commands)
  }

  #if !canImport(Darwin)
    @Test(
      "without BROWSER there is one where there is a screen",
      arguments: [
        ([:], []), (["DISPLAY": ""], []), (["DISPLAY": ":0"], [["xdg-open"]]),
        (["WAYLAND_DISPLAY": "wayland-0", "BROWSER": " "], [["xdg-open"]]),
      ] as [([String: String], [[String]])])
    func screen(environment: [String: String], commands: [[String]]) {
      #expect(Browser(environment: environment).commands == commands)
    }
  #endif

  @Test(
    "what cannot be started opens nothing",
    arguments: ["", "no-such-program", "/nowhere/browser", "/", "/etc/hostname", ":::"])
  func missing(value: String) {
    let environment = ["BROWSER": value, "PATH": "/usr/bin:/bin"]
    #expect(!Browser(environment: environment).open("reports/index.html"))
  }
}
