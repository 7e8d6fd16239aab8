import { expect, it } from "vitest";
import { methodsOf, refusalOf } from "./refuse-address";

const files: ReadonlySet<string> = new Set(["/_next/static/chunks/a.js", "/_next/static/chunks/[locale].js"]);

it.each([
  ["/", null],
  ["/jp/montres?couleur=bleu", null],
  ["/recherche?q=100%", null],
  ["/robots.txt", null],
  ["/sitemap/fr.xml", null],
  ["/api/media/file/hero.webp", null],
  ["/admin/collections/pages?where=a.b", null],
  ["/_next/static/chunks/a.js", null],
  ["/_next/static/chunks/a.js?v=1", null],
  ["/_next/static/chunks/%5Blocale%5D.js", null],
  ["/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.webp&w=640&q=75", null],
  ["/img/a.webp/640", null],
  ["/img/a.webp/640?x=1", 404],
  ["/img/a.php", 404],
  ["/img/x", 404],
  ["/img", 404],
  ["/img/a/b/c", 404],
  ["/robots.txt/x", 404],
  ["/feeds/fr.xml/x", 404],
  ["/icon.svg/x", 404],
  ["/api", 404],
  ["/%61pi/x", 404],
  ["/apix/y", null],
  ["/_nextx/y", null],
  [`/${"x".repeat(201)}`, 404],
  [`/api/media/file/${"x".repeat(201)}.webp`, null],
  ["/_next/static/chunks/old.js", 404],
  ["/_next/data/x.json", 404],
  ["/_next/", 404],
  ["/.well-known/x.txt", 404],
  ["/.well-known/ucp", null],
  ["/montres/x.html", 404],
  ["/favicon.png", 404],
  ["/.env", 404],
  ["/..%2f..%2fetc/passwd", 404],
  ["/wp-login.php?a=b", 404],
  ["/%E0%A4%A", 400],
  ["/%", 400],
  ["/%00", 400],
  ["/a%0d%0ab", 400],
  ["/%5Cevil.example", 400],
  ["/\\evil.example", 400],
  ["*", 400],
  ["/_next/image?url=%2F%5Cevil&w=640&q=75", 400],
  ["/_next/image?url=%2F%2Fevil.example%2Fa.png&w=640&q=75", 400],
  ["/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75", 400],
  ["/_next/image?w=640&q=75", 400],
  ["/_next/image?url=/%&w=640&q=75", 400],
  ["/_next/image?url=%2Fmedia%2F%25E0%25A4%25A.png&w=640&q=75", 400],
  [`/${"a".repeat(6_000)}`, 414],
  [`/%${"a".repeat(6_000)}`, 414],
])("%s: %s", (address, status) => {
  expect(refusalOf(address, files)).toBe(status);
});

it.each([
  ["/montres", "POST", false],
  ["/montres", "HEAD", true],
  ["/apix", "POST", false],
  ["/img/a.webp/640", "DELETE", false],
  ["/api/cart/add", "POST", true],
  ["/admin", "POST", true],
  ["/api/cart/add", "TRACE", false],
  ["/admin", "PROPFIND", false],
])("%s may be asked by %s: %s", (address, method, isAllowed) => {
  expect(methodsOf(address).includes(method)).toBe(isAllowed);
});
