import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { pieceOf, pieceSearch } from "./piece-query";

const offer = {
  straps: ["STR-LE-BL", "STR-RU-BU"].map((key) => ({ key, label: key, image: "" })),
  boxes: ["WITHOUT", "WITH"].map((key) => ({ key, label: key, price: minor(0) })),
};

test.each([
  ["", "STR-LE-BL", "WITHOUT"],
  ["?bracelet=STR-RU-BU&ecrin=WITH", "STR-RU-BU", "WITH"],
  ["?bracelet=STR-PR-si&ecrin=GOLD", "STR-LE-BL", "WITHOUT"],
  [pieceSearch({ strap: "STR-RU-BU", box: "WITHOUT" }), "STR-RU-BU", "WITHOUT"],
])("%s is %s in %s", (search, strap, box) => {
  expect(pieceOf(offer, search)).toMatchObject({ strap: { key: strap }, box: { key: box } });
});

test("an offer without a strap or a box is none", () => {
  expect(pieceOf({ ...offer, straps: [] }, "")).toBeNull();
});
