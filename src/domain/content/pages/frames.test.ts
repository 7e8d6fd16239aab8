import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { frameOf, frames } from "./frames";
import { pageAt } from "./page-at";
import { pagesTable } from "./pages-table";

// Specification §2, shell behaviour.
test.each([
  ["/montres/precommande/distinction-horizon/1", { navbar: true, banner: true, footer: true }],
  ["/montres", { navbar: true, banner: true, footer: true, promo: true }],
  ["/merci/AAAAAAAAAAAAAAAAAAAAAA", { navbar: false, footer: true }],
  ["/commandes/avis/x", { navbar: false }],
  ["/commandes/x", { navbar: true }],
  ["/auth", { navbar: false }],
  ["/account", { navbar: false }],
  ["/authentique", { navbar: true }],
  ["/carte-cadeaux", { navbar: true }],
  ["/carte-cadeaux/ABC", { navbar: false }],
  ["/premium", { navbar: false, footer: false }],
  ["/montres/precommande/distinction-horizon/confirm", { navbar: false, footer: false }],
  ["/configurator", { navbar: false, banner: false, footer: false, promo: false }],
  ["/configurator/catalogue", { navbar: true, promo: true }],
  ["/panier", { navbar: true, promo: false }],
  ["/panier/sans-script", { promo: false }],
  ["/panier/rappel", { promo: true }],
])("%s", (address, frame) => {
  expect(frames[frameOf(address)]).toMatchObject(frame);
});

test("what surrounds a page, frame by frame", () => {
  const shown = (name: keyof typeof frames) => {
    const { navbar, banner, footer, promo } = frames[name];
    return Object.entries({ navbar, banner, footer, promo }).flatMap(([part, isShown]) =>
      isShown ? [part] : [],
    );
  };
  expect(shown("standard")).toEqual(["navbar", "banner", "footer", "promo"]);
  expect(shown("transparent-navbar")).toEqual(["navbar", "banner", "footer", "promo"]);
  expect(shown("cart")).toEqual(["navbar", "banner", "footer"]);
  expect(shown("personal")).toEqual(["banner", "footer", "promo"]);
  expect(shown("standalone")).toEqual(["promo"]);
  expect(shown("full-screen")).toEqual([]);
});

test("the first step of the pre-order is transparent over its opening", () => {
  expect(frames[frameOf("/montres/precommande/distinction-horizon/1")].isOver).toBe(true);
  expect(frames[frameOf("/montres")].isOver).toBeUndefined();
});

const shop = path.resolve(import.meta.dirname, "../../../app/[locale]");

/** Every page of code with its route group: "(personal)/auth/code". */
const pages = readdirSync(shop, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === "page.tsx")
  .map(({ parentPath }) => {
    const [group = "", ...parts] = path.relative(shop, parentPath).split(path.sep);
    const address = parts.map((part) => (part.startsWith("[") ? "x" : part)).join("/");
    return { group, address: `/${address}` };
  });

test("every page lies in the route group of its row", () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ group, address }) => group !== `(${frameOf(address)})`)).toEqual([]);
});

test("a row with a frame of its own has a page in that group: the others have the standard frame", () => {
  const rows = pagesTable.filter(({ frame }) => frame !== undefined);
  const served = new Set(pages.map(({ address }) => pageAt(address)));
  expect(rows.filter((row) => !served.has(row))).toEqual([]);
});

/** Composed pages, the page of a line and that of a pre-order, with addresses chosen by editors. */
const free = ["/x", "/montres/x", "/montres/precommande/x"];

test("every other page of code has a row", () => {
  expect(pages.filter(({ address }) => !free.includes(address) && !pageAt(address)?.by)).toEqual([]);
});
