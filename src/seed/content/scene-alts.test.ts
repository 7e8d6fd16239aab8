import { describe, expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { sceneAlt } from "./scene-alts";
import { scenes } from "./scene-data";
import { sceneFocus } from "./scene-focus";
import { optionSceneNames, sceneNames } from "./scene-names";
import { scenesOfWatch } from "./scenes-of-watch";
import { watches } from "./watches";

const alts = scenes.map((scene) => [scene.name, sceneAlt(scene)] as const);
/** The collection refuses longer ones. */
const longest = 160;

test("every scene has its place, on a page or in a watch's gallery", () => {
  const galleries = watches.flatMap((watch) => scenesOfWatch(watch, scenes));
  const names: readonly string[] = [...sceneNames, ...optionSceneNames, ...galleries];
  expect(scenes.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

test("points of focus are those of drawn scenes", () => {
  const names = scenes.map(({ name }) => name);
  expect(Object.keys(sceneFocus).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(locales)("alt texts in %s", (locale) => {
  test.each(alts)("%s is told in one breath", (_, alt) => {
    const text = alt[locale];
    expect(text.length).toBeLessThanOrEqual(longest);
    expect(text.length).toBeGreaterThan(10);
    expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
    expect(text).not.toMatch(/undefined|,\s*,|[A-Z]{2,}-[A-Z]/);
  });

  test("no two are the same", () => {
    expect(new Set(alts.map(([, alt]) => alt[locale])).size).toBe(alts.length);
  });
});

test("a scene is told by the parts in it", () => {
  const alt = sceneAlt({
    name: "hero-example",
    view: "three-quarter",
    surface: { name: "slate" },
    things: [
      {
        what: "watch",
        scale: 1,
        parts: { case: "CAS-SM-rg", dial: "DIPILI", strap: "STR-LE-BR-1", hands: "HAN-DIS-RG" },
      },
    ],
  });
  expect(alt).toEqual({
    fr: "Montre à cadran lapis-lazuli, boîtier or rose PVD, bracelet en cuir brun, sur de l’ardoise, vue de trois quarts",
    en: "Watch with lapis lazuli dial, rose gold PVD case, leather strap in brown, on slate, in three-quarter view",
    es: "Reloj con esfera en lapislázuli, caja de oro rosa PVD, correa de cuero en marrón, sobre pizarra, vista de tres cuartos",
    jp: "ラピスラズリの文字盤、ローズゴールドPVDのケース、ブラウンのレザーストラップの時計、スレートの上、斜めから",
  });
});

test.each([
  ["things", { things: [{ what: "teapot", scale: 1, parts: {} }] }],
  ["dials", { things: [{ what: "watch", scale: 1, parts: { dial: "DI-NO" } }] }],
  ["views", { view: "from below" }],
  ["surfaces", { surface: { name: "marble" } }],
])("%s without words are refused", (_, changes) => {
  const scene = {
    name: "hero-example",
    view: "side",
    things: [{ what: "clasp", scale: 1, parts: {} }],
    ...changes,
  };
  expect(() => sceneAlt(scene)).toThrow(/scenes show/);
});
