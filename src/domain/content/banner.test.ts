import { describe, expect, test } from "vitest";
import { bannerPaths, isBannerShown, isOnPath } from "./banner";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour)).toISOString();
const noon = new Date(at(12));

describe("a banner's window", () => {
  test.each([
    [null, null, true],
    [at(12), null, true],
    [at(13), null, false],
    [null, at(13), true],
    // The end is exclusive.
    [null, at(12), false],
    [at(11), at(13), true],
  ])("from %s until %s: %s at twelve", (startsAt, endsAt, expected) => {
    expect(isBannerShown({ startsAt, endsAt, languages: [] }, "fr", noon)).toBe(expected);
  });

  test("languages that are named are the only ones", () => {
    const banner = { startsAt: null, endsAt: null, languages: ["es", "jp"] as const };
    expect(isBannerShown(banner, "es", noon)).toBe(true);
    expect(isBannerShown(banner, "fr", noon)).toBe(false);
  });
});

describe("a banner's pages", () => {
  test.each([
    ["everywhere", "/panier", true],
    ["home", "/", true],
    ["home", "/montres", false],
    ["line", "/montres/distinction", true],
    ["line", "/montres/distinction/DI01", true],
    ["line", "/montres/distinction-rose", false],
    ["line", "/", false],
    ["pages", "/contact", true],
    ["pages", "/contact/merci", false],
  ] as const)("%s on %s: %s", (place, path, expected) => {
    const paths = bannerPaths({ place, line: "distinction", pages: ["/contact"] });
    expect(isOnPath(paths, path)).toBe(expected);
  });
});
