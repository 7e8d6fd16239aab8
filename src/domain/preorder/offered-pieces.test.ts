import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { defaultSelection } from "@/src/domain/watch/selection";
import { sampleWatch } from "@/tests/factories/sample-offer";
import { catalogue } from "@/tests/factories/selection";
import { boxChoices, piecePrice, strapChoices } from "./offered-pieces";
import { payPage } from "./pay-page";
import type { PreorderOffer } from "./preorder-offer";

const offer = (straps: PreorderOffer["straps"]) => ({ straps }) as PreorderOffer;
const watch = sampleWatch("DIHO", { parts: { ...defaultSelection, buckle: "DEPLOYANT" } });
const family = (key: string) => catalogue.strapStyle.find((each) => each.key === key)!;
const strapOf = (key: string) => catalogue.strapColor.find((each) => each.family === key)!;

// Specification 15.1.
describe("straps of a run", () => {
  test("in marketers' order, each the same watch on another strap", () => {
    const [leather, oyster] = [strapOf("LE"), strapOf("OY")];
    const straps = [leather, oyster].map(({ family: of, key }) => ({ family: of, key }));
    const choices = strapChoices(offer(straps), watch, catalogue, "fr");
    expect(choices.map(({ parts }) => [parts.strapStyle, parts.strapColor])).toEqual([
      ["LE", leather.key],
      ["OY", oyster.key],
    ]);
    expect(choices[0]?.label).toBe(`${family("LE").label.fr} · ${leather.label.fr}`);
    expect(choices[0]?.parts.dial).toBe(watch.parts.dial);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(2);
  });

  test("a buckle that the strap can have stays, else it is the strap's first", () => {
    for (const key of ["LE", "OY"]) {
      const { buckles } = family(key);
      const of = (buckle: string) =>
        strapChoices(
          offer([{ family: key, key: strapOf(key).key }]),
          sampleWatch("DIHO", { parts: { ...defaultSelection, buckle } }),
          catalogue,
          "fr",
        )[0]?.parts.buckle;
      for (const buckle of buckles) expect(of(buckle)).toBe(buckle);
      expect(of("NO-SUCH-BUCKLE")).toBe(buckles[0]);
    }
  });

  test("none named: the watch's own", () => {
    const [own, ...others] = strapChoices(offer([]), watch, catalogue, "fr");
    expect(others).toEqual([]);
    expect(own?.parts).toMatchObject({
      strapStyle: watch.parts.strapStyle,
      strapColor: watch.parts.strapColor,
    });
  });

  test("one that left the catalogue, or belongs to another family, is left out", () => {
    const foreign = { family: "OY", key: strapOf("LE").key };
    const gone = { family: "XX", key: strapOf("LE").key };
    expect(strapChoices(offer([foreign, gone]), watch, catalogue, "fr")).toEqual([]);
  });
});

test("boxes on sale, in the reader's language, and what the watch costs in them", () => {
  const closed = catalogue.packaging.map((box, place) => ({ ...box, enabled: place !== 0 }));
  const boxes = boxChoices({ ...catalogue, packaging: closed }, "en");
  expect(boxes.map(({ key }) => key)).toEqual(closed.slice(1).map(({ key }) => key));
  const [, box] = catalogue.packaging;
  expect(boxes[0]).toEqual({ key: box?.key, label: box?.label.en, price: box?.price });
  expect(piecePrice({ price: minor(38_000) }, { price: minor(2_500) })).toBe(40_500);
});

describe("where a piece is paid", () => {
  test.each([
    ["", "/montres/precommande/distinction-horizon/3"],
    [
      "ecrin=WITHOUT&offer=distinction-horizon&bracelet=STR-LE-BL&email=a@b.c",
      "/montres/precommande/distinction-horizon/3?bracelet=STR-LE-BL&ecrin=WITHOUT",
    ],
  ])("%s leads to %s", (query, page) => {
    expect(payPage("distinction-horizon", new URLSearchParams(query))).toBe(page);
  });
});
