import type { Endpoint } from "payload";
import * as v from "valibot";
import { byHandDraftRequest, byHandRequest, type ByHandRequest } from "@/src/domain/contracts/by-hand";
import { rowId } from "@/src/domain/contracts/row-id";
import { locales } from "@/src/domain/locale/locale";
import type { OrderDraft } from "@/src/domain/order/order";
import { fail, ok } from "@/src/domain/result";
import { sendLinkAgain, withdrawLink, type LinkChangeError } from "@/src/services/by-hand/change-link";
import { draftByHand, type ByHandWish } from "@/src/services/by-hand/draft-by-hand";
import { findArticles } from "@/src/services/by-hand/find-articles";
import { findSharedWatch } from "@/src/services/by-hand/find-shared-watch";
import { placeByHand, type ByHandOrder } from "@/src/services/by-hand/place-by-hand";
import { placeExchange, type ExchangeError } from "@/src/services/by-hand/place-exchange";
import { receiveReturn } from "@/src/services/by-hand/receive-return";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

const messages: Readonly<Record<ExchangeError, string>> = {
  nothing: "There is nothing in the order.",
  unsellable: "An article cannot be bought any more.",
  "shop-closed": "The shop is being serviced and takes no orders.",
  "no-promo": "The code does not hold, takes nothing off these lines, or belongs to who has signed in.",
  "too-little": "The total is below what a card can be charged.",
  "too-much": "The total is above what a card can be charged at once.",
  "out-of-stock": "Too few pieces of an article are left.",
  "price-changed": "A price has changed since it was shown. Look at the new total.",
  "not-sent-there": "The shop does not send to that country.",
  incomplete: "A part of the address that the country needs is missing.",
  "postal-code": "That country writes its post codes in another way.",
  "key-used": "This form was sent already, with something else in it.",
  "not-found": "There is no such order.",
  "not-exchangeable": "These pieces have not been sent, or are being exchanged already.",
};

const draftErrors = {
  nothing: 422,
  unsellable: 422,
  "shop-closed": 503,
  "no-promo": 422,
  "too-little": 422,
  "too-much": 422,
} as const;

const linkMessages: Readonly<Record<LinkChangeError, string>> = {
  "not-found": "There is no such order.",
  "not-waiting": "The order is not waiting to be paid by a link.",
  "too-often": "Enough mails of this order were sent again within the hour.",
  "payment-unavailable": "The payment provider does not answer: its page could not be closed.",
  "payment-refused": "The payment provider refused to close its page.",
};

const linkErrors = {
  "not-found": 404,
  "not-waiting": 409,
  "too-often": 429,
  "payment-unavailable": 503,
  "payment-refused": 502,
} as const;

const shownDraft = ({ lines, chargeCurrency, total, promo }: OrderDraft) => ({
  lines: lines.map(({ sku, title, details, quantity, unit, discount, total: sum }) => ({
    sku,
    title,
    details,
    quantity,
    unit,
    discount,
    total: sum,
  })),
  currency: chargeCurrency,
  total,
  promo: promo?.code ?? null,
});

const wishOf = ({ locale, currency, lines, promoCode, note }: ByHandWish): ByHandWish => ({
  locale,
  currency,
  lines,
  promoCode,
  note,
});

function orderOf(asked: ByHandRequest, by: string): ByHandOrder {
  const { email, name, phone, address, expectedTotal, key } = asked;
  const contact = {
    email,
    name,
    phone,
    billingAddress: null,
    shippingName: address?.name ?? null,
    shippingAddress: address && {
      line1: address.line1,
      line2: address.line2,
      postalCode: address.postalCode,
      city: address.city,
      state: address.state,
      country: address.country,
    },
  };
  return { wish: wishOf(asked), contact, expectedTotal, key, by };
}

/** Calls of the desk's form for orders made by hand, and of their later actions. */
export const byHandEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/by-hand-articles",
    request: v.object({
      search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
      locale: v.picklist(locales),
    }),
    errors: {},
    handle: async ({ search, locale }, shop) =>
      ok(answerJson({ articles: await findArticles(shop, search, locale) })),
  }),
  staffEndpoint({
    path: "/staff/by-hand-watch",
    request: v.object({ link: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)) }),
    errors: { "no-watch": 422, "not-sold": 422 },
    handle: async ({ link }, shop) => {
      const found = await findSharedWatch(shop, link);
      if (found.ok) return ok(answerJson({ sku: found.value }));
      const message =
        found.error === "no-watch"
          ? "This is not the address of a composed watch."
          : "A part of this watch cannot be had today.";
      return fail({ code: found.error, message });
    },
  }),
  staffEndpoint({
    path: "/staff/by-hand-draft",
    request: byHandDraftRequest,
    errors: draftErrors,
    handle: async (wish, shop) => {
      const drafted = await draftByHand(shop, wish);
      return drafted.ok
        ? ok(answerJson(shownDraft(drafted.value.draft)))
        : fail({ code: drafted.error, message: messages[drafted.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/by-hand-order",
    request: byHandRequest,
    errors: {
      ...draftErrors,
      "out-of-stock": 409,
      "price-changed": 409,
      "not-sent-there": 422,
      incomplete: 422,
      "postal-code": 422,
      "key-used": 409,
      "not-found": 404,
      "not-exchangeable": 409,
    },
    handle: async (asked, shop, by) => {
      const order = orderOf(asked, by);
      const placed = asked.exchange
        ? await placeExchange(shop, order, asked.exchange)
        : await placeByHand(shop, order);
      return placed.ok
        ? ok(answerJson({ order: placed.value.id, number: placed.value.number }))
        : fail({ code: placed.error, message: messages[placed.error] });
    },
  }),
  ...(
    [
      ["/staff/payment-link-send", sendLinkAgain],
      ["/staff/payment-link-withdraw", withdrawLink],
    ] as const
  ).map(([path, change]) =>
    staffEndpoint({
      path,
      request: v.object({ order: rowId }),
      errors: linkErrors,
      handle: async ({ order }, shop, by) => {
        const done = await change(shop, { orderId: order, by });
        return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: linkMessages[done.error] });
      },
    }),
  ),
  staffEndpoint({
    path: "/staff/exchange-returned",
    request: v.object({ order: rowId }),
    errors: { "not-found": 404, "no-exchange": 409 },
    handle: async ({ order }, shop, by) => {
      const done = await receiveReturn(shop, { orderId: order, by });
      return done.ok
        ? ok(answerJson({}))
        : fail({ code: done.error, message: "No pieces are awaited for this order." });
    },
  }),
];
