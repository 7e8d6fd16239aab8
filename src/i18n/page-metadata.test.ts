import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { pageAt } from "@/src/domain/content/pages/page-at";
import { testEnvironment } from "@/scripts/parts/test-environment.mjs";
import { metadataOf, robotsOf } from "./page-metadata";

beforeAll(() => {
  const environment = { ...testEnvironment({ folder: "data" }), SHOP_URL: "https://shop.example" };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return () => vi.unstubAllEnvs();
});

const at = (path: string, languages?: readonly ["fr", "jp"]) =>
  metadataOf({ locale: "jp", path, title: "T", description: "D", languages }, "Maison Essai");

// Specification 10.7.
describe("what search engines may do with an address", () => {
  test.each([
    ["/commandes/AAAAAAAAAAAAAAAAAAAAAA", { index: false, follow: false }],
    ["/merci/AAAAAAAAAAAAAAAAAAAAAA", { index: false, follow: false }],
    ["/carte-cadeaux/ABCD", { index: false, follow: false }],
    ["/panier/rappel", { index: false, follow: false }],
    ["/configurator/p/ABCD", { index: false, follow: false }],
    ["/programme-affiliation/rapport/x", { index: false, follow: false }],
    ["/newsletter/confirmation", { index: false, follow: false }],
    ["/formulaire", { index: false, follow: false }],
    ["/montres/precommande/distinction-horizon/2", { index: false, follow: false }],
    ["/account", { index: false }],
    ["/auth/code", { index: false }],
    ["/recherche", { index: false }],
    ["/faq/recherche", { index: false }],
    ["/configurator/catalogue/recherche", { index: false }],
    ["/trouver-votre-montre/resultats", { index: false }],
    ["/avant-premiere/bienvenue", { index: false }],
    ["/maintenance", { index: false }],
    ["/", undefined],
    ["/montres", undefined],
    ["/montres/distinction/DI01", undefined],
    ["/commandes", undefined],
    ["/carte-cadeaux", undefined],
    ["/panier", undefined],
  ])("%s: %j", (path, expected) => {
    expect(robotsOf(path)).toEqual(expected);
  });
});

test("a secret address is announced nowhere: no canonical, no other language, no preview", () => {
  expect(at("/commandes/AAAAAAAAAAAAAAAAAAAAAA")).toEqual({
    title: "T",
    description: "D",
    robots: { index: false, follow: false },
  });
});

test("a public page names itself, its languages and the French one as the rest's", () => {
  expect(at("/montres").alternates).toEqual({
    canonical: "https://shop.example/jp/montres",
    languages: {
      fr: "https://shop.example/montres",
      en: "https://shop.example/en/montres",
      es: "https://shop.example/es/montres",
      ja: "https://shop.example/jp/montres",
      "x-default": "https://shop.example/montres",
    },
  });
  expect(Object.keys(at("/montres", ["fr", "jp"]).alternates?.languages ?? {})).toEqual([
    "fr",
    "ja",
    "x-default",
  ]);
  expect(at("/montres").openGraph).toMatchObject({
    url: "https://shop.example/jp/montres",
    locale: "ja_JP",
  });
});

/** How a page says what the table lets search engines do with it. */
const words = {
  none: /\b(pageMetadata|formMetadata|stepMetadata|robotsOf)\(/,
  noindex: /\b(pageMetadata|robotsOf|cmsMetadata)\(|^export \{ generateMetadata \} from/m,
} as const;

test("every page that search engines leave out says so in its head", () => {
  const shop = path.resolve(import.meta.dirname, "../app/[locale]");
  const pages = readdirSync(shop, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name === "page.tsx")
    .flatMap(({ parentPath }) => {
      const [, ...parts] = path.relative(shop, parentPath).split(path.sep);
      const address = `/${parts.map((part) => (part.startsWith("[") ? "x" : part)).join("/")}`;
      const rule = pageAt(address)?.robots;
      return rule ? [{ address, rule, code: readFileSync(path.join(parentPath, "page.tsx"), "utf8") }] : [];
    });
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ rule, code }) => !words[rule].test(code)).map(({ address }) => address)).toEqual([]);
});
