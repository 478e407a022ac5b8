/// Everyday goods by what kind of thing they are, in six languages.
///
/// All folded as in ``FoldedLetters``. They say what an item is where the book has nothing like it.
enum KnownGoods: String, CaseIterable, Sendable {
  case dairy = "Dairy and eggs"
  case bread = "Bread and bakery"
  case produce = "Fruit and vegetables"
  case meat = "Meat and fish"
  case drinks = "Drinks"
  case sweets = "Sweets and snacks"
  case pantry = "Pantry"
  case household = "Household"
  case personalCare = "Personal care"
  case pets = "Pets"

  /// The kind of goods that a word names.
  ///
  /// - Parameter word: As ``FoldedLetters/canonical(_:)-(String)`` writes it.
  static func of(_ word: String) -> KnownGoods? { kinds[word] }

  private static let kinds: [String: KnownGoods] = {
    var kinds: [String: KnownGoods] = [:]
    for kind in allCases {
      for word in kind.words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        kinds[FoldedLetters.canonical(String(word))] = kind
      }
    }
    return kinds
  }()

  private var words: String {
    switch self {
    case .dairy:
      """
      dairy milk milch vollmilch lait leche latte melk cheese kase fromage queso formaggio kaas gouda
      cheddar mozzarella emmentaler feta brie butter beurre mantequilla burro boter margarine yogurt
      yoghurt joghurt yaourt yogur cream sahne rahm creme nata panna room quark kefir skyr eggs egg
      eier oeufs huevos uova eieren
      """
    case .bread:
      """
      bread brot pain pan pane brood toast roll rolls brotchen semmel baguette croissant bun buns
      bagel ciabatta zopf bakery backerei boulangerie panaderia
      """
    case .produce:
      """
      fruit vegetables obst gemuse apples apple apfel pommes pomme manzanas mele appels bananas banana
      bananen bananes platanos pears pear birnen poires peras oranges orange naranjas lemons lemon
      zitronen citrons limones grapes trauben raisins uvas berries strawberries erdbeeren fraises
      fresas tomatoes tomato tomaten tomates pomodori potatoes potato kartoffeln patatas aardappelen
      onions onion zwiebeln oignons cebollas uien carrots carrot karotten mohren ruebli carottes
      zanahorias cucumber gurke gurken concombre pepino lettuce salat salad salade lechuga paprika
      peppers broccoli spinach spinat cabbage kohl garlic knoblauch ail ajo mushrooms champignons
      pilze avocado avocados courgette zucchini
      """
    case .meat:
      """
      meat fish fleisch fisch viande poisson carne pescado vlees vis chicken hahnchen huhn poulet pollo
      kip beef rind rindfleisch boeuf pork schwein porc cerdo ham schinken jambon jamon prosciutto
      bacon speck sausage sausages wurst wurstchen saucisse salchicha salami mince hackfleisch turkey
      truthahn salmon lachs saumon tuna thunfisch thon atun shrimps garnelen
      """
    case .drinks:
      """
      drinks beverages getranke boissons bebidas bevande water wasser mineralwasser eau agua acqua
      juice saft orangensaft jus zumo succo sap coffee kaffee cafe caffe koffie espresso tea tee the
      te thee beer bier biere cerveza birra wine wein vin vino wijn cola lemonade limonade soda
      """
    case .sweets:
      """
      sweets snacks candy chocolate schokolade chocolat cioccolato chocolade cookies cookie biscuits
      kekse galletas koekjes crisps chips cake kuchen gateau torta ice eis glace helado gelato nuts
      nusse gummibarchen crackers popcorn
      """
    case .pantry:
      """
      pantry rice reis riz arroz riso rijst pasta nudeln spaghetti penne noodles flour mehl farine
      harina farina bloem sugar zucker sucre azucar zucchero suiker oil ol huile aceite olio salt salz
      sel sal sale vinegar essig vinaigre cereal cereals muesli musli haferflocken oats honey honig miel
      miele jam marmelade konfiture confiture beans bohnen haricots lentils linsen lentilles soup suppe
      soupe ketchup mustard senf moutarde sauce passata
      """
    case .household:
      """
      household haushalt menage detergent waschmittel lessive detergente spulmittel reiniger cleaner
      toilettenpapier klopapier kuchenrolle sponge sponges schwamm mullbeutel bleach batteries batterien
      foil alufolie
      """
    case .personalCare:
      """
      shampoo duschgel soap seife savon jabon zeep toothpaste zahnpasta zahncreme dentifrice deodorant deo
      handcreme sunscreen razor rasierer tampons
      """
    case .pets:
      """
      pets cat katze katzenfutter chat gato dog hund hundefutter chien perro katzenstreu
      """
    }
  }
}
