/// The kind of a JSON file, its name for messages, by fields that only one app writes: receipts
/// have items, prices and stores too.
enum JSONShape: String, Sendable {
  case grockBackup = "Grock backup"
  case grockUser = "Grock user"
  case grockVault = "Grock vault"
  case cartWise = "CartWise export"
  case checkoutHero = "CheckoutHero lists"
  case shoppingList = "Shopping List items"
  case settings, other

  /// Looks at a root that may be cut; `pricebook.json` always has settings.
  init(root: JSONValue?, fileName: String) {
    guard let fields = root?.object else {
      let shape = JSONShape(elements: root?.array ?? []) ?? .other
      self = fileName == SettingsReader.fileName ? .settings : shape
      return
    }
    func has(_ keys: String...) -> Bool { keys.contains { fields[$0] != nil } }
    if fields["userVault"]?.object != nil {
      self = .grockUser
    } else if has("timestamp", "version"), has("items"), has("categories", "carts", "stores"),
      !JSONShape.hasReceiptLines(fields["items"])
    {
      self = .grockBackup
    } else if has("carts", "deletedCarts"), has("categories", "stores", "uid") {
      self = .grockVault
    } else if has("groceryItems") || JSONShape.hasCartWiseTables(fields) {
      self = .cartWise
    } else if JSONShape.isList(fields)
      || ["lists", "shoppingLists"].contains(where: { name in
        fields[name]?.array.map { JSONShape(elements: $0) == .checkoutHero } ?? false
      })
    {
      self = .checkoutHero
    } else if JSONShape.isListItem(fields)
      || JSONShape(elements: fields["items"]?.array ?? []) == .shoppingList
    {
      self = .shoppingList
    } else if fileName == SettingsReader.fileName
      || !fields.isEmpty && fields.keys.allSatisfy(SettingsReader.isKey)
    {
      self = .settings
    } else {
      self = .other
    }
  }

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

  /// Whether an object is a list of CheckoutHero, whose items have a tick and whose head has the
  /// sign of its currency and the days of its changes.
  private static func isList(_ fields: JSONObject) -> Bool {
    guard let items = fields["items"]?.array else { return false }
    let first = items.prefix(20).compactMap(\.object)
    if first.contains(where: { $0["isChecked"] != nil }) { return true }
    let hasHead = ["currencySymbol", "createdDate", "modifiedDate"].contains { fields[$0] != nil }
    return hasHead && !hasReceiptLines(fields["items"])
      && !receiptFields.contains { fields[$0] != nil }
  }

  private static func isListItem(_ fields: JSONObject) -> Bool {
    fields["name"] != nil && fields["items"] == nil
      && (fields["isBought"] != nil || (fields["quantity"] != nil && fields["modifiedAt"] != nil))
  }

  /// Whether at least two of CartWise's tables are there, with columns of its own in one of them.
  private static func hasCartWiseTables(_ fields: JSONObject) -> Bool {
    let tables = ["locations", "tags", "users", "experiences", "prices"]
      .compactMap { fields[$0]?.array }
    guard tables.count > 1 else { return false }
    return tables.joined().prefix(100).contains { row in
      guard let fields = row.object else { return false }
      return cartWiseColumns.contains { fields[$0] != nil }
    } || tables.allSatisfy(\.isEmpty)
  }

  private static let cartWiseColumns = AppWords.list("cart_wise")

  /// Whether the objects of an array have what was paid, which is never in a list or a vault.
  private static func hasReceiptLines(_ items: JSONValue?) -> Bool {
    (items?.array ?? []).prefix(20).contains { item in
      guard let fields = item.object else { return false }
      return fields["priceOptions"] == nil && amountFields.contains { fields[$0] != nil }
    }
  }

  private static let amountFields = AppWords.list("receipt_amount")
  private static let receiptFields = AppWords.list("receipt")
}
