import { expect, test } from "vitest";
import { scenes } from "./scene-data";
import { scenesOfWatch } from "./scenes-of-watch";
import { watches } from "./watches";

const ofWatch = (code: string) => {
  const watch = watches.find((candidate) => candidate.code === code);
  return watch ? scenesOfWatch(watch, scenes) : [];
};

test("a watch's gallery has the scenes that show this very watch", () => {
  expect(ofWatch("RE1070")).toEqual([
    "hero-reminiscence",
    "macro-hands",
    "RE1070-standing",
    "RE1070-lying",
    "RE1070-worn",
  ]);
  expect(ofWatch("DIHO")).toEqual(["hero-horizon", "DIHO-standing", "DIHO-lying", "DIHO-worn"]);
});

test.each(watches)("$code stands by itself, lies and is worn", ({ code }) => {
  expect(ofWatch(code)).toEqual(
    expect.arrayContaining([`${code}-standing`, `${code}-lying`, `${code}-worn`]),
  );
});

test("no scene with several watches, or of another one, gets in", () => {
  const shown = watches.flatMap((watch) => scenesOfWatch(watch, scenes));
  expect(shown).not.toContain("flat-three-watches");
  expect(shown).not.toContain("macro-enamel");
  expect(new Set(shown).size).toBe(shown.length);
});
