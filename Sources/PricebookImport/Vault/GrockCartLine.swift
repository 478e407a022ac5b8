import PricebookModel

/// A line of a Grock cart with the app's own fields, before its rules are applied.
struct GrockCartLine {
  private var itemID: String?
  private(set) var quantity: ExactDecimal
  private var originalPlanningQuantity: ExactDecimal?
  private(set) var isFulfilled: Bool
  private(set) var isSkipped: Bool
  private var isShoppingOnly: Bool
  private var isAddedDuringShopping: Bool
  private var plannedStore: String?
  private var plannedPrice: ExactDecimal?
  private var plannedUnit: String?
  private var actualStore: String?
  private var actualPrice: ExactDecimal?
  private var actualQuantity: ExactDecimal?
  private var actualUnit: String?
  private var shoppingOnlyName: String?
  private var shoppingOnlyStore: String?
  private var shoppingOnlyPrice: ExactDecimal?
  private var shoppingOnlyUnit: String?
  private var shoppingOnlyCategory: String?
  private var nameSnapshot: String?
  private var categorySnapshot: String?

  init(_ entity: EntityReader) throws(FieldProblem) {
    guard let planned = try entity.quantity("quantity") else {
      throw entity.missing("quantity", "a number")
    }
    quantity = planned
    originalPlanningQuantity = try entity.quantity("originalPlanningQuantity")
    isFulfilled = try entity.boolean("isFulfilled")
    isSkipped = try entity.boolean("isSkippedDuringShopping")
    isShoppingOnly = try entity.boolean("isShoppingOnlyItem")
    isAddedDuringShopping = try entity.boolean("addedDuringShopping")
    plannedStore = try entity.optionalText("plannedStore").flatMap(knownStore)
    plannedPrice = try entity.optionalDecimal("plannedPrice")
    plannedUnit = try entity.optionalText("plannedUnit")
    actualStore = try entity.optionalText("actualStore").flatMap(knownStore)
    actualPrice = try entity.optionalDecimal("actualPrice")
    actualQuantity = try entity.quantity("actualQuantity")
    actualUnit = try entity.optionalText("actualUnit")
    shoppingOnlyName = try entity.optionalText("shoppingOnlyName")
    shoppingOnlyStore = try entity.optionalText("shoppingOnlyStore").flatMap(knownStore)
    shoppingOnlyPrice = try entity.optionalDecimal("shoppingOnlyPrice")
    shoppingOnlyUnit = try entity.optionalText("shoppingOnlyUnit")
    shoppingOnlyCategory = try entity.optionalText("shoppingOnlyCategory")
    nameSnapshot = try entity.optionalText("vaultItemNameSnapshot")
    categorySnapshot = try entity.optionalText("vaultItemCategorySnapshot")
    itemID = try entity.optionalText("itemId")
    for price in [plannedPrice, actualPrice, shoppingOnlyPrice] {
      guard let price else { continue }
      try checkSize(of: price, path: entity.path, offset: entity.offset)
    }
  }

  /// The line as planned and as bought, by the rules of the app.
  ///
  /// `quantity` is overwritten while shopping and is 0 after skipping. At completion the app fills
  /// in the actual fields of every line, so they do not mean that the item was bought.
  func vaultLine(in state: Cart.State, place: EntityPlace) -> VaultCartLine {
    var line = VaultCartLine(isSkipped: isSkipped, place: place)
    if isShoppingOnly {
      line.ownName = shoppingOnlyName
      line.ownCategory = shoppingOnlyCategory.map(grockCategoryTitle)
    } else {
      line.itemID = itemID
      line.ownName = nameSnapshot
      line.ownCategory = categorySnapshot.map(grockCategoryTitle)
    }
    let isUnplanned =
      isShoppingOnly || (isAddedDuringShopping && originalPlanningQuantity == nil)
    if !isUnplanned {
      line.planned = VaultCartLine.Part(
        store: plannedStore, price: plannedPrice,
        quantity: originalPlanningQuantity ?? quantity,
        unit: plannedUnit ?? actualUnit)
    }
    if state != .planning, isFulfilled, !isSkipped, !quantity.isZero {
      line.bought = VaultCartLine.Part(
        store: actualStore ?? plannedStore ?? shoppingOnlyStore,
        price: actualPrice ?? plannedPrice ?? shoppingOnlyPrice,
        quantity: actualQuantity ?? quantity,
        unit: actualUnit ?? plannedUnit ?? shoppingOnlyUnit)
    }
    line.unit = actualUnit ?? plannedUnit ?? shoppingOnlyUnit
    return line
  }
}

/// The store of a field; `nil` for the app's words for no store.
func knownStore(_ name: String) -> String? {
  name.isEmpty || name.lowercased() == "unknown store" ? nil : name
}

/// Throws for a price that is too large to be added up.
func checkSize(of price: ExactDecimal, path: String, offset: Int) throws(FieldProblem) {
  guard let rounded = price.rounded(toDigits: 4),
    rounded.magnitude <= Amount.bookLimit.tenThousandths.magnitude
  else {
    throw FieldProblem(
      path: path, offset: offset, message: "the price \(price) is too large to be summed exactly")
  }
}

/// The state of a cart: the app's number, its name, or an encoded enum without a raw value.
func grockCartState(_ cart: EntityReader) throws(FieldProblem) -> Cart.State {
  guard let value = cart.value("status") else { return .planning }
  switch value.content {
  case .number("0"): return .planning
  case .number("1"): return .shopping
  case .number("2"): return .completed
  case .text(let name):
    if let state = Cart.State(rawValue: name.lowercased()) { return state }
  case .object(let fields):
    if fields.count == 1, let name = fields.first?.key, let state = Cart.State(rawValue: name) {
      return state
    }
  default: break
  }
  throw cart.mismatch("status", value, "0, 1 or 2 (planning, shopping, completed)")
}

/// The title of a category of the app for its code; any other text as it is.
func grockCategoryTitle(_ text: String) -> String {
  grockCategoryTitles[text] ?? text
}

private let grockCategoryTitles = [
  "freshProduce": "Fresh Produce", "meatsSeafood": "Meats & Seafood",
  "dairyEggs": "Dairy & Eggs", "frozen": "Frozen",
  "condimentsIngredients": "Condiments & Ingredients", "pantry": "Pantry",
  "bakeryBread": "Bakery & Bread", "beverages": "Beverages", "readyMeals": "Ready Meals",
  "personalCare": "Personal Care", "health": "Health",
  "cleaningHousehold": "Cleaning & Household", "pets": "Pets", "baby": "Baby",
  "homeGarden": "Home & Garden", "electronicsHobbies": "Electronics & Hobbies",
  "stationery": "Stationery",
]
