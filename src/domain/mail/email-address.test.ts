import { expect, test } from "vitest";
import { normaliseEmail } from "./email-address";

test.each([
  ["ada@example.com", "ada@example.com"],
  [" Ada.Lovelace@Example.COM ", "ada.lovelace@example.com"],
  ["o'brien@example.com", "o'brien@example.com"],
  ["r&d@example.com", "r&d@example.com"],
  ["a!#$%&'*+/=?^_`{|}~-z@example.com", "a!#$%&'*+/=?^_`{|}~-z@example.com"],
  // Dots where older rules want none: addresses of Japanese telephones.
  ["a..b.@docomo.ne.jp", "a..b.@docomo.ne.jp"],
  ["jean@xn--bcher-kva.example", "jean@xn--bcher-kva.example"],
  ["jean@Bücher.example", "jean@xn--bcher-kva.example"],
  ["ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai"],
  ["taro@例え。テスト", "taro@xn--r8jz45g.xn--zckzah"],
  ["ada@faß.example", "ada@xn--fa-hia.example"],
  ["ada@1.2.example", "ada@1.2.example"],
  ["ada@192.0.2.1", "ada@192.0.2.1"],
])("%s is an address", (typed, address) => {
  expect(normaliseEmail(typed)).toBe(address);
});

test.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@localhost",
  "ada@example.",
  "ada@.example",
  "ada@-a.example",
  "ada@a_b.example",
  "ada lovelace@example.com",
  "ada@exa mple.com",
  "ada@example.com\nbcc: eve@example.com",
  "ada@example.com, eve@example.com",
  "Ada <ada@example.com>",
  '"ada"@example.com',
  "ada@eve@example.com",
  // In lower case the sign for kelvin is a k.
  "\u212Aate@example.com",
  "jean@bücher.example/path",
  "jean@bücher.example:25",
  "jean@bücher.example?to=eve",
  "jean@bücher.example\\eve",
  "jean@bücher",
  `${"a".repeat(243)}@example.com`,
  `ada@${"a".repeat(64)}.example`,
])("%s is no address", (typed) => {
  expect(normaliseEmail(typed)).toBe(null);
});
