import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isEmptyAddress } from "@/src/domain/content/pages/first-segments";
import { kindOf, withoutCampaign } from "./answer-kind";

it.each([
  ["/", "page"],
  ["/en/montres?couleur=bleu", "page"],
  ["/administration", "page"],
  ["/apiculture", "page"],
  ["/apix/y", "page"],
  ["/_nextx/y", "page"],
  ["/imgx/y", "page"],
  ["/feedsx", "page"],
  ["/robotsxtxt", "page"],
  ["/robots.txt", "file"],
  ["/sitemap/fr.xml", "file"],
  ["/feeds/jp.xml", "file"],
  ["/.well-known/ucp", "file"],
  ["/agents.md", "file"],
  ["/llms.txt", "file"],
  ["/_next/static/chunks/a.js", "static"],
  ["/_next/image?url=%2Fa.png&w=640&q=75", "picture"],
  ["/api/configurator/image?dial=DI01", "picture"],
  ["/img/f~OY-si~SM-si~DIS-SI~DI/sable-480-0f3c91", "picture"],
  ["/api/media/file/hero.webp", "picture"],
  ["/api/cart/retrieve", null],
  ["/api", null],
  ["/admin", null],
  ["/admin?next=/", null],
  ["/admin/collections/media", null],
])("%s is a %s", (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

it("includes every file that Next makes beside the pages", () => {
  const app = path.resolve(import.meta.dirname, "../../app");
  const beside = readdirSync(app, { withFileTypes: true }).flatMap(({ name }) => {
    if (name === "robots.ts") return ["/robots.txt"];
    if (name === "sitemap.ts") return ["/sitemap/fr.xml"];
    if (name === "sitemap-index") return ["/sitemap.xml"];
    if (name === "manifest.ts") return ["/manifest.webmanifest"];
    if (name === "icons") return ["/icons/icon-192.png"];
    if (name === "feeds") return ["/feeds/fr.xml"];
    if (/^(?:icon|apple-icon|favicon|manifest|opengraph-image)\./.test(name)) return [`/${name}`];
    return [];
  });
  expect(beside).toEqual(
    expect.arrayContaining(["/robots.txt", "/icon.svg", "/favicon.ico", "/sitemap.xml"]),
  );
  expect(beside.filter((file) => kindOf(file) !== "file" || isEmptyAddress(file))).toEqual([]);
});

it.each([
  ["/montres", "/montres"],
  ["/montres?", "/montres"],
  ["/montres?utm_source=lettre&utm_medium=mail", "/montres"],
  ["/montres?couleur=bleu&gclid=1", "/montres?couleur=bleu"],
  ["/montres?ligne=distinction&couleur=bleu", "/montres?ligne=distinction&couleur=bleu"],
  ["/recherche?q=utm_source=x", "/recherche?q=utm_source=x"],
])("%s is the page %s", (address, page) => {
  expect(withoutCampaign(address)).toBe(page);
});
