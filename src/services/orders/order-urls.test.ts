import { expect, test } from "vitest";
import { backUrl, orderUrl, reviewUrl, shopUrl, thanksUrl } from "./order-urls";

const origin = "https://valcour.example";
const order = (href: string | null, locale: "fr" | "en" = "fr") =>
  ({ token: "T1", locale, cartId: null, linkUntil: null, lines: [{ href }] }) as unknown as Parameters<
    typeof backUrl
  >[1];
const run = "/montres/precommande/lune-26";

test("French pages have no prefix, others their language", () => {
  expect(shopUrl(origin, "/panier")).toBe("https://valcour.example/panier");
  expect(shopUrl(origin, "/panier", "en")).toBe("https://valcour.example/en/panier");
  expect(orderUrl(origin, order(null, "en"))).toBe("https://valcour.example/en/commandes/T1");
  expect(reviewUrl(origin, "R1", "fr")).toBe("https://valcour.example/commandes/avis/R1");
});

test.each([
  [null, "/merci/T1"],
  ["/montres/aube", "/merci/T1"],
  [`${run}/3`, `${run}/confirm?order=T1`],
  [`${run}/2`, "/merci/T1"],
  [`/x${run}/3`, "/merci/T1"],
  [`${run}/31`, "/merci/T1"],
])("an order of %s is thanked for at %s", (href, path) => {
  expect(thanksUrl(origin, order(href))).toBe(origin + path);
});

test("a cancelled payment returns to the cart, the page of the link, or the page of the order form", () => {
  expect(backUrl(origin, { ...order("/don"), cartId: 7 })).toBe(`${origin}/panier?payment=left`);
  expect(backUrl(origin, order("/don", "en"))).toBe(`${origin}/en/don`);
  expect(backUrl(origin, order(null))).toBe(`${origin}/`);
  const link = { ...order("/montres"), linkUntil: new Date(0) };
  expect(backUrl(origin, link)).toBe(`${origin}/commandes/T1`);
});
