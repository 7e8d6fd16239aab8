import { describe, expect, test } from "vitest";
import { continuePath, readItems, readLinkQuery, writeItems } from "./permalink";

const origin = "https://shop.example";

describe("items of a link", () => {
  test("are written and read back, whatever letters their ids have", () => {
    const items = [
      { id: "DI0136", quantity: 2 },
      { id: "gid://shopify/ProductVariant/70881412", quantity: 1 },
      { id: "montre~été", quantity: 3 },
    ];
    expect(readItems(writeItems(items))).toEqual({ items, isBroken: false });
    expect(readItems("~Z2lkOi8vc2hvcGlmeS9Qcm9kdWN0VmFyaWFudC83MDg4MTQxMg:1").items[0]?.id).toBe(
      items[1]?.id,
    );
  });

  test.each([
    "DI0136",
    "DI0136:0",
    "DI0136:02",
    "DI0136:1:2",
    "a b:1",
    "~:1",
    "~Zg==:1",
    "~_w:1",
    "~AA:1",
    "%2F:1",
  ])("%s is left out, and said", (text) => {
    expect(readItems(text)).toEqual({ items: [], isBroken: true });
  });
});

test.each([
  ["/montres?ligne=distinction", "/montres?ligne=distinction"],
  ["/a/../montres", "/montres"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example", null],
  ["/montres\r\nset-cookie: a=b", null],
  ["montres", null],
])("a link that wants to continue at %s leads to %s", (asked, path) => {
  expect(continuePath(asked, origin)).toBe(path);
});

test("a link passes on what measures it, and nothing about its buyer", () => {
  const query = new URLSearchParams(
    "continue_to=/montres&buyer/email=a%40b.example&buyer/unknown=1&attribution/utm_source=email&utm_medium=sms&color=black&access_token=x&discounts/codes/0=SPRING10&context/language=en-US",
  );
  expect(readLinkQuery(query, origin)).toEqual({
    code: "SPRING10",
    locale: "en",
    continueTo: "/montres",
    kept: [
      ["utm_source", "email"],
      ["utm_medium", "sms"],
      ["color", "black"],
    ],
    isBroken: false,
  });
});

test("a field that is given twice counts for nothing", () => {
  const query = new URLSearchParams("discounts/codes/0=A&/discounts/codes/0=B");
  expect(readLinkQuery(query, origin)).toMatchObject({ code: null, isBroken: true });
});
