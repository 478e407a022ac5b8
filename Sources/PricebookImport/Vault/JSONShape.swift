/// The kind of a JSON file, recognised by the fields of its root.
enum JSONShape: Hashable, Sendable {
  case grockBackup
  case grockUser
  case grockVault
  case cartWise
  case checkoutHero
  case shoppingList
  case settings
  case other

  /// - Parameters:
  ///   - root: The root of the document, which may be cut.
  ///   - fileName: Without its folder; `pricebook.json` always has settings.
  init(root: JSONValue?, fileName: String) {
    guard let fields = root?.object else {
      self =
        if fileName == SettingsReader.fileName { .settings } else {
          JSONShape(elements: root?.array ?? []) ?? .other
        }
      return
    }
    func has(_ keys: String...) -> Bool { keys.contains { fields[$0] != nil } }
    if fields["userVault"]?.object != nil {
      self = .grockUser
    } else if has("timestamp", "version"), has("items"), has("categories", "carts", "stores") {
      self = .grockBackup
    } else if has("carts", "deletedCarts"), has("categories", "stores", "uid") {
      self = .grockVault
    } else if has("groceryItems")
      || ["locations", "tags", "users", "experiences", "prices"].count(where: { has($0) }) > 1
    {
      self = .cartWise
    } else if has("lists", "shoppingLists") || JSONShape.isList(fields) {
      self = .checkoutHero
    } else if JSONShape.isListItem(fields)
      || JSONShape(elements: fields["items"]?.array ?? []) == .shoppingList
    {
      self = .shoppingList
    } else if fileName == SettingsReader.fileName
      || SettingsReader.Key.allCases.contains(where: { fields[$0.rawValue] != nil })
    {
      self = .settings
    } else {
      self = .other
    }
  }

  /// The kind of an array, recognised by its first objects; `nil` if it is unknown.
  private init?(elements: [JSONValue]) {
    let objects = elements.prefix(20).compactMap(\.object)
    if objects.contains(where: JSONShape.isList) {
      self = .checkoutHero
    } else if objects.contains(where: JSONShape.isListItem) {
      self = .shoppingList
    } else {
      return nil
    }
  }

  /// Whether an object is a list of CheckoutHero.
  private static func isList(_ fields: JSONObject) -> Bool {
    guard let items = fields["items"]?.array else { return false }
    return fields["currencySymbol"] != nil
      || items.prefix(20).contains { item in
        ["pricePerUnit", "isChecked"].contains { item.object?[$0] != nil }
      }
  }

  /// Whether an object is an item of the Shopping List module.
  private static func isListItem(_ fields: JSONObject) -> Bool {
    fields["name"] != nil && fields["items"] == nil
      && (fields["isBought"] != nil
        || (fields["quantity"] != nil && fields["modifiedAt"] != nil))
  }
}
