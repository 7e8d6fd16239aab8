import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPagesInData } from "./kept-pages.mjs";

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), "valcour-pages-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const shop = () => ({
  DATA_DIR: data,
  DATABASE_URL: "postgres://shop:secret@db.example/shop",
  SHOP_URL: "https://shop.example",
});
const page = () => path.join(data, "pages/route-cache/fr.html");

function keepOnePage(): void {
  keepPagesInData(shop(), "build-1");
  writeFileSync(page(), "<p>Montres</p>");
}

test("the folders that the build leads to are there at the first start", () => {
  keepPagesInData(shop(), "build-1");
  expect(readdirSync(path.join(data, "pages")).toSorted()).toEqual(["cache", "owner", "route-cache"]);
});

test("the same shop of the same version finds its pages again", () => {
  keepOnePage();
  keepPagesInData(shop(), "build-1");
  expect(existsSync(page())).toBe(true);
});

test.each([
  ["another database", { DATABASE_URL: "postgres://shop:secret@db.example/other" }, "build-1"],
  ["another address", { SHOP_URL: "https://other.example" }, "build-1"],
  ["a wallet that is offered now", { PAYPAL_CLIENT_ID: "id" }, "build-1"],
  ["another version", {}, "build-2"],
])("%s begins without pages", (_, change, buildId) => {
  keepOnePage();
  keepPagesInData({ ...shop(), ...change }, buildId);
  expect(existsSync(page())).toBe(false);
});
