import { expect, test } from "vitest";
import { alikeWords } from "./alike-words";

const alike = alikeWords(["bracelet  sangle", "bleu azur", "sangle lanière"], "fr");

test("a word is looked for by all that stand with it in some group", () => {
  expect(alike("bracelet").toSorted()).toEqual(["bracelet", "sangle"]);
  expect(alike("Sangle").toSorted()).toEqual(["bracelet", "lanière", "sangle"]);
});

test("each word of a text brings its own, none twice", () => {
  expect(alike("bracelet et sangle bleus").filter((word) => word === "sangle")).toHaveLength(1);
  expect(alike("une sangle azur")).toEqual(expect.arrayContaining(["bracelet", "bleu"]));
});

test("a word without others brings nothing", () => {
  expect(alike("saphir")).toEqual([]);
});
