import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { orderPageResponse } from "@/src/domain/contracts/order-page";
import type { FormName } from "@/src/domain/forms/form-name";
import { demoPassword } from "@/src/seed/content/preorder-offers";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { shopUrl } from "./addresses";
import { count } from "./count";
import { mailsTo } from "./mailbox";
import { findOrders, type Staff } from "./staff";

/** Fixtures to prepare a form. */
export interface Fixtures {
  readonly page: Page;
  readonly staff: Staff;
  readonly email: string;
}

/** Page of a form, and how to verify that it was processed. */
export interface FormRow {
  /** Its page, ready to be filled in. */
  readonly at: string | ((fixtures: Fixtures) => Promise<string>);
  /** Answers that need specific values. */
  readonly answers?: (fixtures: Fixtures) => Promise<Readonly<Record<string, string>>>;
  /** Target after sending; the page of outcomes when left out. */
  readonly leadsTo?: RegExp;
  /** Message of the page of outcomes: success, or an error. */
  readonly says?: `errors.${string}`;
  /** How often it was processed. */
  readonly times?: (fixtures: Fixtures) => Promise<number>;
}

/** Each of these forms is answered by one mail to its sender. */
const mails = ({ staff, email }: Fixtures) => count(staff, "mails", { recipient: email });

/** The newest link to a path in the mails of an address. */
async function mailedLink(email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text);
    link = texts.map((text) => new RegExp(`${path}\\?\\S+`).exec(text)?.[0]).find(Boolean);
    expect(link, `a mail with a link to ${path} to ${email}`).toBeDefined();
  }).toPass();
  return link ?? "";
}

const answered = async (path: string, body: object) => {
  const { status } = await createShopper({ url: shopUrl }).post(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
};

const subscribe = ({ email }: Fixtures) => answered("/api/newsletter", { email, lang: "fr" });

async function confirmLink({ email, ...fixtures }: Fixtures): Promise<string> {
  await subscribe({ email, ...fixtures });
  return mailedLink(email, "/newsletter/confirmation");
}

async function leaveLink(fixtures: Fixtures): Promise<string> {
  const confirm = await confirmLink(fixtures);
  await answered("/api/newsletter/confirm", { lang: "fr", query: confirm.split("?")[1] });
  return mailedLink(fixtures.email, "/newsletter/desinscription");
}

/** Buys a watch by the shop's own API calls. @returns the order's secret */
export async function buyWatch(email: string): Promise<string> {
  const shopper = createShopper({ url: shopUrl });
  await shopper.add("DI0136");
  const thanks = await fillPaymentPage(await paymentPage(shopper), { email });
  const token = /\/merci\/([\w-]{22})/.exec(thanks ?? "")?.[1];
  if (!token) throw new Error(`The payment led to ${thanks}.`);
  return token;
}

const readOrder = async (token: string) => {
  const { body } = await createShopper({ url: shopUrl }).get(`/api/order?order=${token}`);
  return v.parse(orderPageResponse, body);
};

/** Waits for the provider's webhook event. */
export async function paidOrder(token: string) {
  await expect.poll(async () => (await readOrder(token)).isPaid).toBe(true);
  return readOrder(token);
}

const parcel = { carrier: "colissimo", trackingNumber: "6A12345678901" };
const way = [
  { from: "paid", to: "in-workshop" },
  { from: "in-workshop", to: "quality-control" },
  { from: "quality-control", to: "shipped", parcel },
  { from: "shipped", to: "delivered" },
] as const;

async function reviewPage({ staff, email }: Fixtures): Promise<string> {
  const token = await buyWatch(email);
  const { number } = await paidOrder(token);
  const [order] = await findOrders(staff, "number", number);
  for (const step of way) await staff.create("staff/order-step", { order: order?.id, ...step });
  const [review] = (await readOrder(token)).reviews;
  if (!review) throw new Error("The order takes no review.");
  return review.path;
}

/** A unique text. */
const own = (email: string) => `Portée un mois, à l’heure près : ${email}.`;

/** Forms of the buying path: tested with the buttons that buy. */
const buying = "buying" as const;

/** Every form of the shop: a new one needs a row here, or it does not compile. */
export const formRows: Readonly<Record<FormName, FormRow | typeof buying>> = {
  contact: { at: "/contact", times: mails },
  "bespoke-request": { at: "/services/creation-sur-mesure", times: mails },
  "business-request": { at: "/services/entreprise", times: mails },
  "maintenance-request": { at: "/services/maintenance-et-reparation", times: mails },
  premium: { at: "/premium", times: mails },
  affiliation: { at: "/programme-affiliation", times: mails },
  "preorder-register": { at: "/precommande-collection-rose", times: mails },
  "avant-premiere-password": {
    at: "/avant-premiere",
    answers: async () => ({ password: demoPassword }),
    leadsTo: /\/avant-premiere\/bienvenue$/,
  },
  donation: {
    at: "/dons",
    leadsTo: /\/c\/pay\//,
    times: async ({ staff, email }) => (await findOrders(staff, "contact.email", email)).length,
  },
  "order-search": {
    at: "/commandes",
    answers: async ({ email }) => ({ order: (await paidOrder(await buyWatch(email))).number }),
    leadsTo: /\/commandes\/[\w-]{22}$/,
  },
  "gift-card-balance": {
    at: "/carte-cadeaux",
    answers: async () => ({ code: "AAAA-BBBB-CCCC-DDDD" }),
    says: "errors.not-found",
  },
  "gift-card": buying,
  "gift-watch": buying,
  "surprise-watch": buying,
  "configurator-request": { at: "/configurator/demande?dial=DI-GR", times: mails },
  newsletter: { at: "/contact", times: mails },
  // The first mail asks for confirmation, the second one welcomes.
  "newsletter-confirm": { at: confirmLink, times: async (fixtures) => (await mails(fixtures)) - 1 },
  "newsletter-unsubscribe": {
    at: leaveLink,
    times: ({ staff, email }) => count(staff, "subscribers", { email, state: "left" }),
  },
  // An item that does not exist; tests/e2e/stock.spec.ts covers the whole way.
  "stock-notice": { at: "/retour-en-stock", says: "errors.not-found" },
  "stock-notice-confirm": { at: "/retour-en-stock/confirmation?token=old", says: "errors.bad-link" },
  "stock-notice-cancel": { at: "/retour-en-stock/desinscription?token=old", says: "errors.bad-link" },
  // A real link is sent after a day; the integration tests have one.
  "cart-mail-stop": { at: "/panier/rappels?token=old", says: "errors.bad-link" },
  "cart-mail-open": { at: "/panier/rappel?token=old", says: "errors.bad-link" },
  review: {
    at: reviewPage,
    answers: async ({ email }) => ({ text: own(email) }),
    times: ({ staff, email }) => count(staff, "customer-reviews", { text: own(email) }),
  },
  "preorder-details": buying,
};
