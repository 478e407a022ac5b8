extension StoreSample {
  /// Two categories, a trashed item, a price without owner, carts in two states and the trash.
  static let grock = StoreSample(
    sql: keys([
      (1, "Cart"), (2, "CartItem"), (3, "Category"), (4, "DeletedCartItemSnapshot"), (5, "Item"),
      (6, "PriceOption"), (7, "PricePerUnit"), (8, "Store"), (9, "User"), (10, "Vault"),
      (16_001, "CHANGE"),
    ]) + """
      CREATE TABLE ZVAULT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZUID VARCHAR);
      CREATE TABLE ZUSER (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZUSERVAULT INTEGER, ZID VARCHAR, ZNAME VARCHAR);
      CREATE TABLE ZCATEGORY (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZSORTORDER INTEGER, Z10CATEGORIES INTEGER, ZNAME VARCHAR, ZUID VARCHAR);
      CREATE TABLE ZITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISDELETED INTEGER, ZCATEGORY INTEGER, Z10DELETEDITEMS INTEGER, ZCREATEDAT TIMESTAMP, ZDELETEDAT TIMESTAMP, ZNAME VARCHAR, ZID VARCHAR);
      CREATE TABLE ZPRICEOPTION (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZITEM INTEGER, ZPRICEPERUNIT INTEGER, ZSTORE VARCHAR);
      CREATE TABLE ZPRICEPERUNIT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZPRICEVALUE FLOAT, ZUNIT VARCHAR);
      CREATE TABLE ZSTORE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, Z10STORES INTEGER, ZCREATEDAT TIMESTAMP, ZNAME VARCHAR);
      CREATE TABLE ZCART (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZSTATUS INTEGER, ZISDELETED INTEGER, Z10CARTS INTEGER, Z10DELETEDCARTS INTEGER, ZBUDGET FLOAT, ZCREATEDAT TIMESTAMP, ZUPDATEDAT TIMESTAMP, ZSTARTEDAT TIMESTAMP, ZCOMPLETEDAT TIMESTAMP, ZDELETEDAT TIMESTAMP, ZNAME VARCHAR, ZID VARCHAR);
      CREATE TABLE ZCARTITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISFULFILLED INTEGER, ZISSKIPPEDDURINGSHOPPING INTEGER, ZISSHOPPINGONLYITEM INTEGER, ZADDEDDURINGSHOPPING INTEGER, ZWASEDITEDDURINGSHOPPING INTEGER, ZCART INTEGER, ZADDEDAT TIMESTAMP, ZQUANTITY FLOAT, ZORIGINALPLANNINGQUANTITY FLOAT, ZPLANNEDPRICE FLOAT, ZACTUALPRICE FLOAT, ZACTUALQUANTITY FLOAT, ZSHOPPINGONLYPRICE FLOAT, ZITEMID VARCHAR, ZPLANNEDSTORE VARCHAR, ZPLANNEDUNIT VARCHAR, ZACTUALSTORE VARCHAR, ZACTUALUNIT VARCHAR, ZSHOPPINGONLYNAME VARCHAR, ZSHOPPINGONLYSTORE VARCHAR, ZSHOPPINGONLYUNIT VARCHAR, ZSHOPPINGONLYCATEGORY VARCHAR, ZVAULTITEMNAMESNAPSHOT VARCHAR, ZVAULTITEMCATEGORYSNAPSHOT VARCHAR);
      CREATE UNIQUE INDEX Z_Item_UNIQUE_id ON ZITEM (ZID COLLATE BINARY ASC);
      INSERT INTO ZVAULT VALUES (1, 10, 1, 'V');
      INSERT INTO ZUSER VALUES (1, 9, 1, 1, 'U', 'Default User');
      INSERT INTO ZCATEGORY VALUES (1, 3, 1, 2, 1, 'Dairy & Eggs', 'K1'), (2, 3, 1, 5, 1, 'Pantry', 'K2');
      INSERT INTO ZITEM VALUES (1, 5, 1, 0, 1, NULL, 700000000, NULL, 'Milk', 'I1'), (2, 5, 1, 0, 1, NULL, 700000000.25, NULL, 'Eggs', 'I2'), (3, 5, 1, 0, 2, NULL, 700000000, NULL, 'Rice', 'I3'), (4, 5, 1, 0, NULL, 1, 700000000, NULL, 'Butter', 'I4'), (5, 5, 1, 0, 2, NULL, 700000000, 790000000, 'Salt', 'I5');
      INSERT INTO ZPRICEPERUNIT VALUES (1, 7, 1, 1.19, 'L'), (2, 7, 1, 1.35, 'L'), (3, 7, 1, 3, 'pc'), (4, 7, 1, 0.0123, 'g'), (5, 7, 1, 99.5, 'L'), (6, 7, 1, 2.5, 'pack');
      INSERT INTO ZPRICEOPTION VALUES (1, 6, 1, 1, 1, 'Lidl'), (2, 6, 1, 1, 2, 'Coop'), (3, 6, 1, 2, 3, 'Lidl'), (4, 6, 1, 3, 4, 'Lidl'), (5, 6, 1, 4, 6, 'Lidl');
      INSERT INTO ZSTORE VALUES (1, 8, 1, 1, 700000000, 'Lidl');
      INSERT INTO ZCART VALUES (1, 1, 1, 2, 0, 1, NULL, 50, 799000000, 800003600, 800000000, 800003600.5, NULL, 'Saturday', 'C1'), (2, 1, 1, 0, 0, 1, NULL, 0, 800100000, 800100000, NULL, NULL, NULL, 'Next', 'C2'), (3, 1, 1, 2, 0, NULL, 1, 20, 790000000, 790000000, 790000000, 790000000, NULL, 'Old', 'C3');
      INSERT INTO ZCARTITEM (Z_PK, Z_ENT, ZCART, ZITEMID, ZQUANTITY, ZORIGINALPLANNINGQUANTITY, ZISFULFILLED, ZISSKIPPEDDURINGSHOPPING, ZPLANNEDSTORE, ZPLANNEDPRICE, ZPLANNEDUNIT, ZACTUALSTORE, ZACTUALPRICE, ZACTUALQUANTITY, ZACTUALUNIT) VALUES (1, 2, 1, 'I1', 3, 2, 1, 0, 'Lidl', 1.19, 'L', 'Coop', 1.35, 3, 'L'), (2, 2, 1, 'I2', 0, 1, 0, 1, 'Lidl', 3, 'pc', 'Lidl', 3, 1, 'pc'), (4, 2, 2, 'I3', 500, NULL, 0, 0, 'Lidl', 0.0123, 'g', NULL, NULL, NULL, NULL), (5, 2, 3, 'I1', 1, NULL, 1, 0, 'Lidl', 1, 'L', 'Lidl', 1, 1, 'L');
      INSERT INTO ZCARTITEM (Z_PK, Z_ENT, ZCART, ZITEMID, ZQUANTITY, ZISFULFILLED, ZISSHOPPINGONLYITEM, ZADDEDDURINGSHOPPING, ZPLANNEDSTORE, ZSHOPPINGONLYNAME, ZSHOPPINGONLYSTORE, ZSHOPPINGONLYPRICE, ZSHOPPINGONLYUNIT, ZSHOPPINGONLYCATEGORY) VALUES (3, 2, 1, 'X', 1, 1, 1, 1, 'Unknown Store', 'Flowers', 'Coop', 7.95, 'bunch', 'homeGarden');
      UPDATE ZCARTITEM SET ZWASEDITEDDURINGSHOPPING = 1, ZADDEDAT = 799000010.5 WHERE Z_PK = 1;

      """,
    json: #"""
      {"uid":"V","categories":[
        {"uid":"K1","name":"Dairy & Eggs","sortOrder":2,"items":[
          {"id":"I1","name":"Milk","createdAt":700000000,"priceOptions":[
            {"store":"Lidl","pricePerUnit":{"priceValue":1.19,"unit":"L"}},
            {"store":"Coop","pricePerUnit":{"priceValue":1.35,"unit":"L"}}]},
          {"id":"I2","name":"Eggs","createdAt":700000000.25,"priceOptions":[
            {"store":"Lidl","pricePerUnit":{"priceValue":3,"unit":"pc"}}]}]},
        {"uid":"K2","name":"Pantry","sortOrder":5,"items":[
          {"id":"I3","name":"Rice","createdAt":700000000,"priceOptions":[
            {"store":"Lidl","pricePerUnit":{"priceValue":0.0123,"unit":"g"}}]},
          {"id":"I5","name":"Salt","createdAt":700000000,"deletedAt":790000000}]}],
       "carts":[
        {"id":"C1","name":"Saturday","budget":50,"status":2,"createdAt":799000000,
         "updatedAt":800003600,"startedAt":800000000,"completedAt":800003600.5,"cartItems":[
          {"itemId":"I1","quantity":3,"originalPlanningQuantity":2,"isFulfilled":true,
           "wasEditedDuringShopping":true,"addedAt":799000010.5,
           "plannedStore":"Lidl","plannedPrice":1.19,"plannedUnit":"L","actualStore":"Coop",
           "actualPrice":1.35,"actualQuantity":3,"actualUnit":"L"},
          {"itemId":"I2","quantity":0,"originalPlanningQuantity":1,"isFulfilled":false,
           "isSkippedDuringShopping":true,"plannedStore":"Lidl","plannedPrice":3,
           "plannedUnit":"pc","actualStore":"Lidl","actualPrice":3,"actualQuantity":1,
           "actualUnit":"pc"},
          {"itemId":"X","quantity":1,"isFulfilled":true,"isShoppingOnlyItem":true,
           "addedDuringShopping":true,"plannedStore":"Unknown Store","shoppingOnlyName":"Flowers",
           "shoppingOnlyStore":"Coop","shoppingOnlyPrice":7.95,"shoppingOnlyUnit":"bunch",
           "shoppingOnlyCategory":"homeGarden"}]},
        {"id":"C2","name":"Next","budget":0,"status":0,"createdAt":800100000,
         "updatedAt":800100000,"cartItems":[
          {"itemId":"I3","quantity":500,"isFulfilled":false,"plannedStore":"Lidl",
           "plannedPrice":0.0123,"plannedUnit":"g"}]}],
       "deletedItems":[{"id":"I4","name":"Butter","createdAt":700000000,"priceOptions":[
         {"store":"Lidl","pricePerUnit":{"priceValue":2.5,"unit":"pack"}}]}],
       "deletedCarts":[
        {"id":"C3","name":"Old","budget":20,"status":2,"createdAt":790000000,
         "updatedAt":790000000,"startedAt":790000000,"completedAt":790000000,"cartItems":[
          {"itemId":"I1","quantity":1,"isFulfilled":true,"plannedStore":"Lidl","plannedPrice":1,
           "plannedUnit":"L","actualStore":"Lidl","actualPrice":1,"actualQuantity":1,
           "actualUnit":"L"}]}]}
      """#)
}
