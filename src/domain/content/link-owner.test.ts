import { expect, test } from "vitest";
import { isLink, linkOwner } from "./link-owner";

test.each([
  ["https://example.com/a", { by: "elsewhere" }],
  ["mailto:bonjour@valcour.example", { by: "elsewhere" }],
  ["/", { by: "route" }],
  ["/montres", { by: "route" }],
  ["/montres/distinction", { by: "page", slug: "montres/distinction" }],
  ["/configurator?dial=DI-GR", { by: "route" }],
  ["/produit/carte-cadeau-50", { by: "product", slug: "carte-cadeau-50" }],
  ["/montres/distinction/DI05#prix", { by: "watch", path: "/montres/distinction/DI05" }],
  ["/a-propos/", { by: "page", slug: "a-propos" }],
  ["/une/page/libre?x=1", { by: "page", slug: "une/page/libre" }],
])("%s", (href, owner) => {
  expect(linkOwner(href)).toEqual(owner);
});

test.each([
  ["/montres", true],
  ["https://example.com", true],
  ["mailto:a@b.example", true],
  ["//example.com", false],
  ["http://example.com", false],
  ["montres", false],
  ["/a b", false],
])("%s can be a link: %s", (text, expected) => {
  expect(isLink(text)).toBe(expected);
});
