import { expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { articleWords } from "./article-words";

test("lines are found by article, title and each of their parts; no word runs into the next", () => {
  const words = articleWords([
    { sku: "DI0136", title: "Distinction noire", selection: null },
    { sku: "BSPKWTCH-1", title: "Sur mesure", selection: { ...defaultSelection, dial: "ART-COMET1" } },
  ]).split("\n");
  expect(words.slice(0, 4)).toEqual(["DI0136", "Distinction noire", "BSPKWTCH-1", "Sur mesure"]);
  expect(words).toContain("ART-COMET1");
});
