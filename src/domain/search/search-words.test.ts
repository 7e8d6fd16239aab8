import { describe, expect, test } from "vitest";
import { foldText, searchWords } from "./search-words";

describe("what is searched", () => {
  test.each([
    ["Réminiscence", "fr", "reminiscence"],
    ["ＮＨ３５", "jp", "nh35"],
    ["ひすい", "jp", "ヒスイ"],
    ["ガラス", "jp", "ガラス"],
    ["CAÑA", "es", "cana"],
  ] as const)("%s in %s is %s", (text, locale, folded) => {
    expect(foldText(text, locale)).toBe(folded);
  });

  test.each([
    ["Boîtier d’acier, 40 mm", "fr", ["boitier", "acier", "40", "mm"]],
    ["l'aiguille qu’on voit", "fr", ["aiguille", "on", "voit"]],
    ["Blue-steel hands", "en", ["blue", "steel", "hands"]],
    ["It doesn't float: 3.5 mm", "en", ["it", "doesnt", "float", "35", "mm"]],
    ["", "fr", []],
    ["% & ()", "en", []],
  ] as const)("%s", (text, locale, words) => {
    expect(searchWords(text, locale)).toEqual(words);
  });

  test("Japanese is cut into words without spaces", () => {
    expect(searchWords("青い文字盤のストラップ", "jp")).toContain("ストラップ");
  });
});
