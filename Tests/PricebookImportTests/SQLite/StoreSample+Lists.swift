extension StoreSample {
  static let checkoutHero = StoreSample(
    sql: keys([(1, "ShoppingItem"), (2, "ShoppingList")]) + """
      CREATE TABLE ZSHOPPINGLIST (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCREATEDDATE TIMESTAMP, ZMODIFIEDDATE TIMESTAMP, ZCURRENCYSYMBOL VARCHAR, ZNAME VARCHAR, ZID BLOB);
      CREATE TABLE ZSHOPPINGITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISCHECKED INTEGER, ZSHOPPINGLIST INTEGER, ZCREATEDDATE TIMESTAMP, ZPRICEPERUNIT DECIMAL, ZQUANTITY FLOAT, ZNAME VARCHAR, ZUNIT VARCHAR, ZID BLOB);
      INSERT INTO ZSHOPPINGLIST VALUES (1, 2, 1, 800000000, 800003600, '€', 'Party', x'0102030405060708090A0B0C0D0E0F10');
      INSERT INTO ZSHOPPINGITEM VALUES (1, 1, 1, 1, 1, 800000000, 2.99, 2, 'Crisps', 'bag', x'11'), (2, 1, 1, 0, 1, 800000001, 0, 1, 'Ice', 'units', x'12'), (3, 1, 1, 0, 1, 800000002, 4, 0.5, 'Ham', 'kg', x'13');

      """,
    json: #"""
      [{"id":"01020304-0506-0708-090A-0B0C0D0E0F10","name":"Party","createdDate":800000000,
        "modifiedDate":800003600,"currencySymbol":"€","items":[
         {"name":"Crisps","quantity":2,"unit":"bag","pricePerUnit":2.99,"isChecked":true,
          "createdDate":800000000},
         {"name":"Ice","quantity":1,"unit":"units","pricePerUnit":0,"isChecked":false,
          "createdDate":800000001},
         {"name":"Ham","quantity":0.5,"unit":"kg","pricePerUnit":4,"isChecked":false,
          "createdDate":800000002}]}]
      """#)

  static let shoppingList = StoreSample(
    sql: keys([(1, "ShoppingItem")]) + """
      CREATE TABLE ZSHOPPINGITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISBOUGHT INTEGER, ZISDELETED INTEGER, ZQUANTITY INTEGER, ZCREATEDAT TIMESTAMP, ZMODIFIEDAT TIMESTAMP, ZLASTSYNCEDAT TIMESTAMP, ZID VARCHAR, ZNAME VARCHAR, ZNOTE VARCHAR, ZSYNCSTATUS VARCHAR);
      INSERT INTO ZSHOPPINGITEM VALUES (1, 1, 1, 1, 0, 2, 800000000, 800000100, NULL, 'A', 'Bread', 'sliced', 'synced'), (2, 1, 1, 0, 0, 1, 800000000, 800000200, NULL, 'B', 'Tea', NULL, 'needs_sync'), (3, 1, 1, 0, 1, 1, 800000000, 800000300, NULL, 'C', 'Jam', NULL, 'failed');

      """,
    json: #"""
      [{"id":"A","name":"Bread","quantity":2,"note":"sliced","isBought":true,
        "createdAt":800000000,"modifiedAt":800000100,"syncStatus":"synced","isDeleted":false},
       {"id":"B","name":"Tea","quantity":1,"isBought":false,"createdAt":800000000,
        "modifiedAt":800000200,"syncStatus":"needs_sync","isDeleted":false},
       {"id":"C","name":"Jam","quantity":1,"isBought":false,"createdAt":800000000,
        "modifiedAt":800000300,"syncStatus":"failed","isDeleted":true}]
      """#)

  /// The hash that must not leave the store.
  static let password = "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8"

  static let cartWise = StoreSample(
    sql: keys([
      (1, "GroceryItem"), (2, "GroceryItemPrice"), (3, "Location"), (4, "ProductImage"),
      (5, "ShoppingExperience"), (6, "Tag"), (7, "UserComment"), (8, "UserEntity"),
    ]) + """
      CREATE TABLE ZGROCERYITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISCOMPLETED INTEGER, ZISINSHOPPINGLIST INTEGER, ZISFAVORITE INTEGER, ZISONSALE INTEGER, ZCREATEDAT TIMESTAMP, ZUPDATEDAT TIMESTAMP, ZLASTUPDATED TIMESTAMP, ZPRODUCTNAME VARCHAR, ZBRAND VARCHAR, ZCATEGORY VARCHAR, ZBARCODE VARCHAR, ZID VARCHAR);
      CREATE TABLE ZGROCERYITEMPRICE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZGROCERYITEM INTEGER, ZLOCATION INTEGER, ZPRICE FLOAT, ZCREATEDAT TIMESTAMP, ZLASTUPDATED TIMESTAMP, ZCURRENCY VARCHAR, ZSTORE VARCHAR, ZUPDATEDBY VARCHAR, ZID VARCHAR);
      CREATE TABLE ZLOCATION (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZUSER INTEGER, ZFAVORITED INTEGER, ZNAME VARCHAR, ZADDRESS VARCHAR, ZCITY VARCHAR, ZSTATE VARCHAR, ZZIPCODE VARCHAR, ZID VARCHAR);
      CREATE TABLE ZPRODUCTIMAGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZGROCERYITEM INTEGER, ZIMAGEDATA BLOB);
      CREATE TABLE ZSHOPPINGEXPERIENCE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZRATING INTEGER, ZGROCERYITEM INTEGER, ZLOCATION INTEGER, ZUSER INTEGER, ZCREATEDAT TIMESTAMP, ZCOMMENT VARCHAR, ZTYPE VARCHAR, ZID VARCHAR);
      CREATE TABLE ZTAG (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR, ZCOLOR VARCHAR, ZID VARCHAR);
      CREATE TABLE ZUSERENTITY (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZUPDATES INTEGER, ZCREATEDAT TIMESTAMP, ZUSERNAME VARCHAR, ZPASSWORD VARCHAR, ZLEVEL VARCHAR, ZID VARCHAR);
      CREATE TABLE Z_1LOCATIONS (Z_1GROCERYITEMS INTEGER, Z_3LOCATIONS INTEGER, PRIMARY KEY (Z_1GROCERYITEMS, Z_3LOCATIONS));
      CREATE TABLE Z_1TAGS (Z_1PRODUCTS INTEGER, Z_6TAGS INTEGER, PRIMARY KEY (Z_1PRODUCTS, Z_6TAGS));
      INSERT INTO ZGROCERYITEM VALUES (1, 1, 1, 0, 1, 1, 1, 799000000, 799000000, 800000000, 'Milk', 'Arla', 'Dairy & Eggs', '5000128942359', 'G1'), (2, 1, 1, 1, 1, 0, 0, 799000000, 799000000, 800000000, 'Apples', NULL, 'Produce', NULL, 'G2');
      INSERT INTO ZLOCATION VALUES (1, 3, 1, 1, 1, 'Safeway', '1 Main St', 'Portland', 'OR', '97201', 'L1'), (2, 3, 1, 1, 0, 'Fred Meyer', NULL, NULL, NULL, NULL, 'L2');
      INSERT INTO ZGROCERYITEMPRICE VALUES (1, 2, 1, 1, 1, 4.371800000000001, 799000000, 800000000, 'USD', 'Safeway', 'Alex', 'P1'), (2, 2, 1, 1, 2, 4, 799000000, 800000000.5, 'USD', 'Fred Meyer', 'Alex', 'P2'), (3, 2, 1, 2, 1, 0.99, 799000000, NULL, 'USD', 'Safeway', 'Sam', 'P3');
      INSERT INTO ZPRODUCTIMAGE VALUES (1, 4, 1, 1, randomblob(5000));
      INSERT INTO ZSHOPPINGEXPERIENCE VALUES (1, 5, 1, 4, NULL, 1, 1, 800000000, 'Clean', 'store_review', 'E1'), (2, 5, 1, 0, 1, 1, 1, 800000000, '$4.37', 'price_update', 'E2');
      CREATE TABLE ZUSERCOMMENT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZRATING INTEGER, ZEXPERIENCE INTEGER, ZUSER INTEGER, ZCREATEDAT TIMESTAMP, ZCOMMENT VARCHAR, ZID VARCHAR);
      INSERT INTO ZUSERCOMMENT VALUES (1, 7, 1, 5, 1, 1, 800000100, 'Still so', 'C1');
      INSERT INTO ZTAG VALUES (1, 6, 1, 'Organic', '#00FF00', 'T1'), (2, 6, 1, 'Dairy', '#0000FF', 'T2');
      INSERT INTO ZUSERENTITY VALUES (1, 8, 1, 12, 799000000, 'Alex', '\(password)', 'Newbie', 'U1');
      INSERT INTO Z_1LOCATIONS VALUES (1, 1), (1, 2), (2, 1);
      INSERT INTO Z_1TAGS VALUES (1, 2), (1, 1), (2, 1);

      """,
    json: #"""
      {"groceryItems":[
        {"id":"G1","productName":"Milk","brand":"Arla","category":"Dairy & Eggs",
         "barcode":"5000128942359","createdAt":799000000,"updatedAt":799000000,
         "lastUpdated":800000000,"isInShoppingList":true,"isCompleted":false,"isFavorite":true,
         "isOnSale":true,"tags":["T1","T2"],"prices":[
          {"id":"P1","price":4.371800000000001,"currency":"USD","store":"Safeway",
           "lastUpdated":800000000,"updatedBy":"Alex","location":"L1"},
          {"id":"P2","price":4,"currency":"USD","store":"Fred Meyer","lastUpdated":800000000.5,
           "updatedBy":"Alex","location":"L2"}]},
        {"id":"G2","productName":"Apples","category":"Produce","createdAt":799000000,
         "updatedAt":799000000,"lastUpdated":800000000,"isInShoppingList":true,
         "isCompleted":true,"tags":["T1"],"prices":[
          {"id":"P3","price":0.99,"currency":"USD","store":"Safeway","updatedBy":"Sam",
           "location":"L1"}]}],
       "locations":[{"id":"L1","name":"Safeway","address":"1 Main St","city":"Portland",
         "state":"OR","zipCode":"97201","favorited":true},{"id":"L2","name":"Fred Meyer"}],
       "tags":[{"id":"T1","name":"Organic"},{"id":"T2","name":"Dairy"}],
       "experiences":[
        {"id":"E1","rating":4,"type":"store_review","location":"L1","createdAt":800000000,
         "comment":"Clean","user":"U1","comments":[{"id":"C1","comment":"Still so","user":"U1",
          "createdAt":800000100}]},
        {"id":"E2","rating":0,"type":"price_update","location":"L1","createdAt":800000000,
         "comment":"$4.37","user":{"id":"U1","username":"Alex"},"groceryItem":"G1"}],
       "users":[{"id":"U1","username":"Alex","updates":12}]}
      """#)

  static let all = [
    ("Grock", grock), ("CheckoutHero", checkoutHero), ("Shopping List", shoppingList),
    ("CartWise", cartWise),
  ]
}
