import type { CartItem, CartResponse } from "@/src/domain/contracts/cart";

/** A line as the shop answers it: a ready-made watch for 320 euros. */
export const cartItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: "1",
  product: "WTCH-DI01",
  quantity: 1,
  price: 32_000,
  discount: 0,
  title: "Distinction Bleu Horizon",
  details: ["40 mm", "Cuir noir"],
  image: "/img/di01",
  href: "/montres/distinction/DI01",
  kind: "watch",
  warning: null,
  previousPrice: null,
  isSellable: true,
  ...changes,
});

/** A cart as the shop answers it. */
export const cartAnswer = (
  items: readonly CartItem[] = [],
  {
    promo = null,
    refusedPromo = null,
    giftCards = [],
    dispatch = null,
    border = {},
    duties = {},
    payments = [],
    terms = "2026-11",
  }: Partial<Omit<CartResponse, "items">> = {},
): CartResponse => ({
  items: [...items],
  promo,
  refusedPromo,
  giftCards,
  dispatch,
  border,
  duties,
  payments,
  terms,
});
