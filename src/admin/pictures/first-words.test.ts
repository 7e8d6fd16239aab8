import { expect, test } from "vitest";
import { firstPicture, firstWords } from "./first-words";

const rich = {
  root: { children: [{ children: [{ text: "" }] }, { children: [{ text: "Depuis" }, { text: "1963" }] }] },
};

test.each([
  [{ title: "L’atelier", text: "Ici" }, "L’atelier"],
  [{ title: " ", text: "Ici\n\net là" }, "Ici et là"],
  [{ body: rich }, "Depuis 1963"],
  [{ blockName: "Haut de page", title: "L’atelier" }, "Haut de page"],
  [{ title: "x".repeat(200) }, `${"x".repeat(90)}…`],
  [{}, ""],
])("%o begins with %s", (data, words) => {
  expect(firstWords(data)).toBe(words);
});

test.each([
  [{ illustration: { picture: 4, watch: 2 } }, { of: "media", id: 4 }],
  [{ illustration: { picture: null, watch: { id: 2 } } }, { of: "watches", id: 2 }],
  [{ pictures: [{ illustration: { watch: 7 } }] }, { of: "watches", id: 7 }],
  [{ watches: [3, 4] }, { of: "watches", id: 3 }],
  [{ lines: [{ watch: 5 }] }, { of: "watches", id: 5 }],
  [{ title: "Sans image" }, null],
])("%o shows %o", (data, picture) => {
  expect(firstPicture(data)).toEqual(picture);
});
