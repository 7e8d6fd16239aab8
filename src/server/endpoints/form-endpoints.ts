import type { Endpoint } from "payload";
import { affiliation } from "@/src/domain/contracts/forms/affiliation";
import { bespokeRequest } from "@/src/domain/contracts/forms/bespoke-request";
import { businessRequest } from "@/src/domain/contracts/forms/business-request";
import { configuratorRequest } from "@/src/domain/contracts/forms/configurator-request";
import { contact } from "@/src/domain/contracts/forms/contact";
import { donation } from "@/src/domain/contracts/forms/donation";
import type { Fields } from "@/src/domain/contracts/forms/form";
import { giftCard, giftWatch, surpriseWatch } from "@/src/domain/contracts/forms/gift-forms";
import { giftCardBalance } from "@/src/domain/contracts/forms/gift-card-balance";
import { maintenanceRequest } from "@/src/domain/contracts/forms/maintenance-request";
import {
  cartMailStop,
  cartMailOpen,
  newsletter,
  newsletterConfirm,
  newsletterUnsubscribe,
} from "@/src/domain/contracts/forms/newsletter-forms";
import { orderSearch } from "@/src/domain/contracts/forms/order-search";
import { premium } from "@/src/domain/contracts/forms/premium";
import { review } from "@/src/domain/contracts/forms/review";
import { fail, ok } from "@/src/domain/result";
import { requestKinds } from "@/src/domain/forms/request";
import { startDonation } from "@/src/services/donations/start-donation";
import { saveApplication } from "@/src/services/forms/save-application";
import { saveRequest } from "@/src/services/forms/save-request";
import { saveWish } from "@/src/services/forms/save-wish";
import { saveGift } from "@/src/services/gift/save-gift";
import { saveTastes } from "@/src/services/gift/save-tastes";
import { skuOfAmount } from "@/src/services/gift/sku-of-amount";
import { confirmSubscription } from "@/src/services/newsletter/confirm-subscription";
import { subscribe } from "@/src/services/newsletter/subscribe";
import { unsubscribe } from "@/src/services/newsletter/unsubscribe";
import { shopUrl } from "@/src/services/orders/order-urls";
import { leaveByLink } from "@/src/services/reminders/choose-cart-mail";
import { openCart } from "@/src/services/reminders/open-cart";
import { findCardPage } from "@/src/services/gift-cards/find-card-page";
import { saveReview } from "@/src/services/reviews/save-review";
import { searchOrder } from "@/src/services/orders/search-order";
import { cartCookie, cartToken } from "@/src/server/runtime/cookies/cart-cookie";
import { sessionToken } from "@/src/server/runtime/cookies/customer-cookies";
import { buyWish } from "./buy-wish";
import { giftForm } from "./cart-form";
import { stockForms } from "./stock-forms";
import { formEndpoint, type Outcome, type Sent } from "./form-endpoint";

/** Forms that staff answers by hand. */
const writing = { perAddress: 20, perEmail: 6 } as const;
/** Confirmations by one click. */
const asking = { perAddress: 60, perEmail: 20 } as const;
/** Mails to one e-mail are counted by the newsletter itself, silently. */
const subscribing = { perAddress: 20, perEmail: null } as const;

type Personal = Fields & Readonly<Record<"name" | "email", Fields[string]>>;

/** Stores the fields as a request of the form's own kind. */
async function submitRequest<Named extends Personal>({ form, answers, locale, shop }: Sent<Named>): Outcome {
  const kind = requestKinds.find((candidate) => candidate === form.name);
  if (kind === undefined) throw new Error(`The answers of ${form.name} are not kept as requests.`);
  await saveRequest(shop, { kind, locale, name: answers.name, email: answers.email, answers });
  return ok({});
}

async function submitSubscription({
  answers,
  locale,
  address,
  shop,
}: Sent<typeof newsletter.fields>): Outcome {
  await subscribe(shop, { email: answers.email, locale, address });
  return ok({});
}

/** A cart is changed often while its shopper decides. */
const shopping = { perAddress: 120, perEmail: null } as const;

const tokenOf = (query: URLSearchParams) => query.get("token") ?? "";

/** Every form of the shop. Source: specification §7. */
export const formEndpoints: readonly Endpoint[] = [
  formEndpoint<Personal>({
    forms: [contact, bespokeRequest, businessRequest, maintenanceRequest],
    limits: writing,
    submit: submitRequest,
  }),
  formEndpoint({ forms: [premium], limits: writing, submit: submitRequest }),
  formEndpoint({
    forms: [configuratorRequest],
    limits: writing,
    submit: async ({ answers, locale, query, shop }) => {
      const { name, email } = answers;
      await saveWish(shop, { locale, name, email, answers }, query);
      return ok({});
    },
  }),
  formEndpoint({
    forms: [giftCard, giftWatch],
    limits: shopping,
    page: giftForm,
    submit: async ({ answers, form, shop, caller }) => {
      const sku = await skuOfAmount(
        shop,
        form.name === "gift-card" ? "gift-card" : "gift-watch",
        answers.sku,
      );
      return buyWish(caller, await saveGift(shop, { ...answers, sku }));
    },
  }),
  formEndpoint({
    forms: [surpriseWatch],
    limits: shopping,
    page: giftForm,
    submit: async ({ answers, shop, caller }) => {
      const sku = await skuOfAmount(shop, "surprise-watch", answers.sku);
      return buyWish(caller, await saveTastes(shop, { ...answers, sku }));
    },
  }),
  formEndpoint({
    forms: [affiliation],
    limits: writing,
    submit: async ({ answers, locale, shop }) => {
      await saveApplication(shop, answers, locale);
      return ok({});
    },
  }),
  formEndpoint({
    forms: [donation],
    limits: writing,
    submit: async ({ answers: { amount, name, email, message }, locale, terms, key, shop }) => {
      const euros = Number(amount);
      const started = await startDonation(shop, { euros, name, email, message, locale, terms, key });
      return started.ok ? ok({ url: started.value }) : started;
    },
  }),
  formEndpoint({ forms: [newsletter], limits: subscribing, submit: submitSubscription }),
  formEndpoint({ path: "/api/offer", forms: [newsletter], limits: subscribing, submit: submitSubscription }),
  formEndpoint({
    forms: [newsletterConfirm],
    limits: asking,
    submit: async ({ query, address, shop }) => {
      const confirmed = await confirmSubscription(shop, { token: tokenOf(query), address });
      return confirmed.ok ? ok({}) : confirmed;
    },
  }),
  formEndpoint({
    forms: [newsletterUnsubscribe],
    limits: asking,
    submit: async ({ query, shop }) => {
      const left = await unsubscribe(shop, tokenOf(query));
      return left.ok ? ok({}) : left;
    },
  }),
  ...stockForms,
  formEndpoint({
    forms: [cartMailOpen],
    limits: asking,
    submit: async ({ query, cookies, locale, shop }) => {
      const browser = { cart: cartToken(cookies), session: sessionToken(cookies) };
      const cart = await openCart(shop, tokenOf(query), browser);
      if (cart === null) return fail("bad-link");
      const url = shopUrl(shop.origin, "/panier", locale);
      return ok({ url, cookies: [cartCookie(shop, cart)] });
    },
  }),
  formEndpoint({
    forms: [cartMailStop],
    limits: asking,
    submit: async ({ query, shop }) => {
      const left = await leaveByLink(shop, tokenOf(query));
      return left.ok ? ok({}) : left;
    },
  }),
  formEndpoint({
    forms: [review],
    limits: writing,
    submit: async ({ answers: { rating, text, author }, locale, query, shop }) => {
      const token = query.get("review") ?? "";
      const kept = await saveReview(shop, { token, rating: Number(rating), text, author, locale });
      return kept.ok ? ok({}) : kept;
    },
  }),
  formEndpoint({
    forms: [orderSearch],
    limits: asking,
    submit: async ({ answers, locale, query, shop }) => {
      const found = await searchOrder(shop, { ...answers, locale });
      const place = query.has("retractation") ? "#retractation" : "";
      return found.ok ? ok({ url: `${found.value}${place}` }) : found;
    },
  }),
  formEndpoint({
    forms: [giftCardBalance],
    limits: asking,
    page: { secrets: ["code"] },
    submit: async ({ answers, locale, shop }) => {
      const found = await findCardPage(shop, answers.code, locale);
      return found.ok ? ok({ url: found.value }) : found;
    },
  }),
];
