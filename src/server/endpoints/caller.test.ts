import { describe, expect, test } from "vitest";
import { callerLocale, readCookies } from "./caller";
import { cartCookie, cartToken, promoCode } from "@/src/server/runtime/cookies/cart-cookie";
import { isSameOrigin } from "./same-origin";

const headers = (values: Record<string, string>) => new Headers(values);
const cookies = (cookie: string) => readCookies(headers({ cookie }));

describe("language", () => {
  test.each([
    ["es", "", "", "es"],
    [undefined, "NEXT_LOCALE=jp", "en", "jp"],
    ["ja", "", "ja-JP,ja;q=0.9", "jp"],
    [undefined, "", "de-DE,en;q=0.8", "en"],
    [undefined, "NEXT_LOCALE=xx", "", "fr"],
  ])("asked %s, cookie %s, browser %s → %s", (asked, cookie, accepted, locale) => {
    const given = headers({ cookie, "accept-language": accepted });
    expect(callerLocale(asked, given, readCookies(given))).toBe(locale);
  });
});

describe("cookies", () => {
  test("of two with one name the first counts", () => {
    expect(cookies("a=1; a=2; b=%E9%9B%AA; c=%; =x; d").get("a")).toBe("1");
    expect(cookies("b=%E9%9B%AA").get("b")).toBe("雪");
    expect(cookies("c=%").get("c")).toBe("%");
  });

  test("a cart's secret is well-formed or ignored", () => {
    expect(cartToken(cookies(`cart=${"a".repeat(22)}`))).toBe("a".repeat(22));
    for (const value of ["", "1", "a".repeat(23), `${"a".repeat(21)}'`]) {
      expect(cartToken(cookies(`cart=${value}`))).toBeNull();
    }
  });

  test("the cart's cookie cannot be read by scripts, nor sent by other sites, nor unencrypted", () => {
    expect(cartCookie({ origin: "https://shop.example" }, "x")).toBe(
      "cart=x; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax",
    );
    expect(cartCookie({ origin: "http://localhost:3000" }, "x")).not.toContain("Secure");
  });

  test("a promo code is short text or ignored", () => {
    expect(promoCode(cookies("promo=%20noel%20"))).toBe("noel");
    expect(promoCode(cookies("promo="))).toBeNull();
    expect(promoCode(cookies(`promo=${"x".repeat(41)}`))).toBeNull();
  });
});

describe("origin", () => {
  const shop = "https://shop.example";
  test.each<[Record<string, string>, boolean]>([
    [{ origin: shop }, true],
    [{ origin: "https://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
    [{}, true],
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ origin: "null" }, false],
    [{ origin: "https://evil.example", host: "shop.example" }, false],
    [{ origin: "https://shop.example.evil.example", host: "shop.example" }, false],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin", host: "shop.example" }, false],
  ])("%j: %s", (given, isSame) => {
    expect(isSameOrigin(headers(given), shop)).toBe(isSame);
  });
});
