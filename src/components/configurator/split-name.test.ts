import { describe, expect, test } from "vitest";
import { capitalised, headOfName, inLine, tailOfName } from "./split-name";

describe("names of parts", () => {
  test.each([
    ["Dauphine, acier, luminescence verte", "Dauphine", "acier, luminescence verte"],
    ["ドーフィン、スティール", "ドーフィン", "スティール"],
    ["Standard", "Standard", ""],
  ])("%s", (name, head, tail) => {
    expect([headOfName(name), tailOfName(name)]).toEqual([head, tail]);
  });

  test.each([
    [capitalised("acier"), "Acier"],
    [inLine("Acier"), "acier"],
    [inLine("Émail blanc"), "émail blanc"],
    // A word in capitals is a proper name.
    [inLine("GMT"), "GMT"],
    [inLine("36 mm"), "36 mm"],
    [inLine("スティール"), "スティール"],
  ])("%s", (shown, expected) => {
    expect(shown).toBe(expected);
  });
});
