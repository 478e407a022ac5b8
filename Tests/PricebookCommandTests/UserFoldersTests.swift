import Testing

@testable import PricebookCommand

@Suite struct UserFoldersTests {
  @Test(
    "settings are in the folder that the environment names, else below the home folder",
    arguments: [
      (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/pricebook/pricebook.json"),
      (["XDG_CONFIG_HOME": "/c/"], "/c/pricebook/pricebook.json"),
      (["HOME": "/h"], "/h/.config/pricebook/pricebook.json"),
      (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/pricebook/pricebook.json"),
      (["XDG_CONFIG_HOME": "relative", "HOME": "/h"], "/h/.config/pricebook/pricebook.json"),
      (["HOME": "relative"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func settings(environment: [String: String], path: String?) {
    #expect(UserFolders(environment: environment).settingsPath == path)
  }

  @Test(
    "a path of the settings may begin with the home folder",
    arguments: [
      ("~/reports", "/h/reports"), ("~", "/h"), ("~anna/x", "~anna/x"), ("a/~/b", "a/~/b"),
      ("/x", "/x"),
    ])
  func home(path: String, expanded: String) {
    #expect(UserFolders(environment: ["HOME": "/h"]).expanded(path) == expanded)
    #expect(UserFolders(environment: [:]).expanded(path) == path)
  }
}
