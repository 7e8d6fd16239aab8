import * as v from "valibot";
import { describe, expect, test } from "vitest";
import drawnScenes from "@/media/artwork/scenes.mjs";
import { localise, locales } from "@/src/domain/locale/locale";
import { defaultSelection } from "@/src/domain/watch/selection";
import { scenes } from "./scenes";
import { watches } from "./watches";

const thing = v.object({
  what: v.string(),
  /** Catalogue keys of artwork by role: { dial: "DI03" }. */
  parts: v.optional(v.record(v.string(), v.string()), {}),
  /** Share of the drawn size, 40 mm: a 36 mm watch is drawn at .9. */
  scale: v.optional(v.number(), 1),
});

/** The table that scenes are drawn by. */
const drawn = v.parse(v.array(v.object({ name: v.string(), things: v.array(thing) })), drawnScenes);
const partsIn = (name: string) => drawn.find((scene) => scene.name === name)?.things ?? [];

/** The collection refuses longer ones. */
const longest = 160;

test("every drawn scene has its words, and no other", () => {
  const names = scenes.map(({ name }) => name);
  expect(names.toSorted()).toEqual(drawn.map(({ name }) => name).toSorted());
});

describe.each(locales)("the words for scenes in %s", (locale) => {
  test("are one short sentence each, and no two the same", () => {
    const alts = scenes.map(({ alt }) => localise(alt, locale));
    expect(alts.filter((alt) => alt.length > longest || alt.length < 10)).toEqual([]);
    expect(alts.filter((alt) => alt[0] !== alt[0]?.toUpperCase())).toEqual([]);
    expect(new Set(alts).size).toBe(alts.length);
  });
});

describe.each(watches)("the gallery of $code", ({ code, parts, products, gallery }) => {
  test("shows it from all sides, as large as it is sold, in at most eight pictures", () => {
    expect(gallery).toEqual(expect.arrayContaining([`${code}-standing`, `${code}-worn`, "box-travel"]));
    // It is the three-quarter view beside the front.
    expect(gallery[0]).toBe(`${code}-standing`);
    // The page itself composes front, macro and back.
    expect(gallery.length + 3).toBeLessThanOrEqual(8);
    expect(new Set(gallery).size).toBe(gallery.length);
    const worn = partsIn(`${code}-worn`).find(({ what }) => what === "watch");
    expect((worn?.scale ?? 0) * 40).toBe(Math.max(...products.map(({ diameter }) => diameter)));
  });

  test("shows its dial, hands, case and date and no other watch", () => {
    const { dial, hands, caseColor, dateColor } = { ...defaultSelection, ...parts };
    const things = gallery.flatMap(partsIn);
    for (const [role, key] of Object.entries({ dial, hands, case: caseColor, date: `DATE-${dateColor}` }))
      expect(new Set([key, ...things.flatMap((shown) => shown.parts[role] ?? [])]).size).toBe(1);
  });
});
