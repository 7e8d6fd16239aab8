import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CartResponse } from "@/src/domain/contracts/cart";
import french from "@/src/i18n/messages/fr/common.json";
import { cartAtom } from "@/src/client/state/cart";
import { cartAnswer, cartItem } from "@/tests/factories/cart-answer";
import { show } from "@/tests/setup/browser/show";
import { PromoBanner } from "./promo-banner";

const texts = french.promo;
const code = { code: "ETE", title: null, isAutomatic: false, percent: 10, amount: null };
const box = { ...code, code: "BOX", title: "Coffret offert", isAutomatic: true };

interface Row {
  readonly cart: Partial<Pick<CartResponse, "promo" | "refusedPromo">> | null;
  readonly says: string;
  readonly leadsTo: string | null;
}

beforeEach(() => {
  document.documentElement.dataset.promo = "ETE";
});
afterEach(() => {
  delete document.documentElement.dataset.promo;
});

test.for<Row>([
  { cart: null, says: texts.after, leadsTo: null },
  { cart: {}, says: texts.after, leadsTo: null },
  { cart: { promo: code }, says: texts.applies, leadsTo: null },
  { cart: { promo: box, refusedPromo: { reason: "better" } }, says: texts.refused, leadsTo: "/panier" },
  { cart: { refusedPromo: { reason: "no-article" } }, says: texts.refused, leadsTo: "/panier" },
  { cart: { refusedPromo: { reason: "sign-in" } }, says: texts.personal, leadsTo: "/auth" },
])("the banner says of a code what the cart says: $cart", async ({ cart, says, leadsTo }) => {
  const { store } = await show(<PromoBanner locale="fr" texts={texts} />);
  if (cart) store.set(cartAtom, { ...cartAnswer([cartItem()], cart), status: "known" });
  const banner = page.getByRole("complementary", { name: texts.label });
  await expect.element(banner).toHaveTextContent(says);
  expect(
    banner
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual(leadsTo === null ? [] : [leadsTo]);
});
