/// What a JSON file is, told by the shape of its root.
enum JSONShape: Hashable, Sendable {
  case grockBackup
  case grockUser
  case grockVault
  case settings
  case other

  /// - Parameters:
  ///   - root: The root of the document, which may be cut.
  ///   - fileName: Without its folder; `pricebook.json` is settings whatever stands in it.
  init(root: JSONValue?, fileName: String) {
    guard let fields = root?.object else {
      self = fileName == SettingsReader.fileName ? .settings : .other
      return
    }
    func has(_ keys: String...) -> Bool { keys.contains { fields[$0] != nil } }
    if fields["userVault"]?.object != nil {
      self = .grockUser
    } else if has("timestamp", "version"), has("items"), has("categories", "carts", "stores") {
      self = .grockBackup
    } else if has("carts", "deletedCarts"), has("categories", "stores", "uid") {
      self = .grockVault
    } else if fileName == SettingsReader.fileName
      || SettingsReader.Key.allCases.contains(where: { fields[$0.rawValue] != nil })
    {
      self = .settings
    } else {
      self = .other
    }
  }
}
