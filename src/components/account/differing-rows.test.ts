import { expect, test } from "vitest";
import { differingRows } from "./differing-rows";

const watch = (dial: string, hand: string) => [
  { name: "Cadran", value: dial },
  { name: "Boîtier", value: "Lisse" },
  { name: "Aiguille GMT", value: hand },
];

test("only differences", () => {
  expect(differingRows([watch("Vert", ""), watch("Rose", ""), watch("Vert", "")])).toEqual({
    rows: [{ name: "Cadran", values: ["Vert", "Rose", "Vert"] }],
    isSame: false,
  });
});

test("a part that only one has is a difference", () => {
  expect(differingRows([watch("Vert", "Rouge"), watch("Vert", "")]).rows).toEqual([
    { name: "Aiguille GMT", values: ["Rouge", ""] },
  ]);
});

test("one watch shows all its parts", () => {
  expect(differingRows([watch("Vert", "")])).toEqual({
    rows: [
      { name: "Cadran", values: ["Vert"] },
      { name: "Boîtier", values: ["Lisse"] },
    ],
    isSame: true,
  });
});

test("no watch, no rows", () => {
  expect(differingRows([]).rows).toEqual([]);
});
