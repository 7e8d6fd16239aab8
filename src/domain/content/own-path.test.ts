import { expect, it } from "vitest";
import { ownPath, withQuery } from "./own-path";

it.each([
  ["/", "/"],
  ["/en", "/"],
  ["/en/", "/"],
  ["/english", "/english"],
  ["https://shop.example", "/"],
  ["https://shop.example/jp/montres/?a=1#b", "/montres"],
  ["https://other.example/montres", null],
  ["https://shop.example:8443/montres", null],
  ["https://[", null],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("%s is %s in the shop", (address, path) => {
  expect(ownPath(address, "https://shop.example")).toBe(path);
});

it.each([
  ["/montres", "", "/montres"],
  ["/montres", "?utm_source=a&gclid=b", "/montres?utm_source=a&gclid=b"],
  ["/montres?ligne=x", "?utm_source=a&ligne=y", "/montres?ligne=x&utm_source=a"],
  ["/faq#prix", "q=1", "/faq?q=1#prix"],
  ["https://x.example/?a", "?b=%C3%A9", "https://x.example/?a&b=%C3%A9"],
])("%s with %j is %s", (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected);
});
