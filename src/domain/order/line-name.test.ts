import { expect, test } from "vitest";
import { lineName } from "./line-name";

const small = { title: "Distinction 01", details: ["Argent soleillé", "36 mm"] };
const large = { title: "Distinction 01", details: ["Argent soleillé", "40 mm"] };
const other = { title: "Réminiscence", details: ["36 mm"] };

test("a line is called by its title, with what tells it from a namesake", () => {
  expect([0, 1, 2].map((place) => lineName([small, large, other], place))).toEqual([
    "Distinction 01 · 36 mm",
    "Distinction 01 · 40 mm",
    "Réminiscence",
  ]);
  expect(lineName([small, other], 0)).toBe("Distinction 01");
  expect(lineName([small], 3)).toBe("");
});
