import { expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { scenes } from "./scene-data";
import { scenesOfWatch } from "./scenes-of-watch";
import { watches } from "./watches";

const ofWatch = (code: string) => {
  const watch = watches.find((candidate) => candidate.code === code);
  return watch ? scenesOfWatch(watch, scenes) : [];
};

/** What is drawn of every ready-made watch, in the order of its gallery. */
const itsOwn = (code: string) =>
  ["standing", "lying", "worn", "clasp", "box", "night"].map((view) => `${code}-${view}`);

test("a watch's gallery has the scenes that show this very watch", () => {
  expect(ofWatch("RE1070")).toEqual(["hero-reminiscence", "macro-hands", ...itsOwn("RE1070")]);
  expect(ofWatch("DIHO")).toEqual(["hero-horizon", ...itsOwn("DIHO")]);
});

test.each(watches)("$code is shown from all sides", ({ code }) => {
  expect(ofWatch(code)).toEqual(expect.arrayContaining(itsOwn(code)));
});

test("no scene with several watches, or of another one, gets in", () => {
  const shown = watches.flatMap((watch) => scenesOfWatch(watch, scenes));
  expect(shown).not.toContain("flat-three-watches");
  expect(shown).not.toContain("macro-enamel");
  expect(new Set(shown).size).toBe(shown.length);
});

test.each(watches)("$code is worn as large as it is sold", ({ code, products }) => {
  const worn = scenes.find(({ name }) => name === `${code}-worn`);
  const shown = worn?.things.find(({ what }) => what === "watch")?.scale ?? 0;
  expect(shown * 40).toBe(Math.max(...products.flatMap(({ diameter }) => diameter ?? [])));
});

test.each(watches)("the date disc of $code is the one in its pictures", ({ code, parts }) => {
  const { dateColor } = { ...defaultSelection, ...parts };
  const drawn = scenes
    .filter(({ name }) => scenesOfWatch({ code, parts }, scenes).includes(name))
    .flatMap(({ things }) => things.flatMap((thing) => thing.parts["date"] ?? []));
  expect(new Set(drawn)).toEqual(new Set(drawn.length > 0 ? [`DATE-${dateColor}`] : []));
});
