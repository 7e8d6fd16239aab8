import { orderMails } from "@/src/services/mail-templates/order-mails";
import { formNames } from "@/src/domain/forms/form-name";
import { makeNewsletter } from "./newsletter";
import type { Locale } from "@/src/domain/locale/locale";
import type { Mail } from "@/src/domain/mail/mail";
import { remindOfCarts } from "@/src/services/reminders/remind-of-carts";
import type { Shop } from "@/src/services/shop";
import type { OpenShop } from "@/tests/setup/open-shop";
import { moveTo, paidOrder, watchCart } from "./delivered-order";
import { orderOfPage, type OrderView } from "./order-view";
import { createShopper, fillPaymentPage, paymentPage } from "./shopper";
import { mailedCode } from "./signed-in";
import type { StaffMember } from "./staff-member";
import { countProduct } from "@/tests/factories/count-stock";

/** A sample mail, and how to queue it. */
export interface SampleMail {
  readonly kind: string;
  readonly isForStaff: boolean;
  /**
   * @returns the shop that sends it, where the clock has to be moved first
   */
  readonly queue: (locale: Locale) => Promise<Shop | undefined>;
}

const hour = 3_600_000;
const token = "1.abc";

const inHours = (shop: Shop, hours: number): Shop => ({
  ...shop,
  clock: () => new Date(Date.now() + hours * hour),
});

/** An abandoned cart of a customer who agreed to reminders. */
async function abandonedCart(open: OpenShop, lang: Locale): Promise<Shop> {
  const email = `reminded.${lang}@example.com`;
  const shopper = createShopper(open);
  await shopper.add("DI0136", 2);
  await shopper.post("/api/auth/login", { email, lang });
  const code = await mailedCode(open, email);
  await shopper.post("/api/auth/confirm-email", { email, code, lang, cartMail: true });
  await open.rows("delete from mails");
  open.mailbox.clear();
  await remindOfCarts(inHours(open.shop, 25));
  return inHours(open.shop, 26);
}

/** Row of a gift card that was bought in a language. */
async function issuedCard(open: OpenShop, locale: Locale): Promise<number> {
  const shopper = createShopper(open);
  await shopper.add("GC-050");
  const { id } = await paidOrder(open, shopper, { __nextLocale: locale });
  await open.rows("delete from mails");
  const [card] = await open.rows<{ id: number }>("select id from gift_cards where order_id = $1", [id]);
  if (!card) throw new Error(`Order ${id} has issued no gift card.`);
  return card.id;
}

/** The row number of a newsletter with texts in every language. */
async function composedNewsletter(open: OpenShop): Promise<number> {
  const [known] = await open.rows<{ id: number }>("select id from newsletters limit 1");
  return known?.id ?? (await makeNewsletter(open));
}

/** A product with counted stock. */
const countedProduct = async (open: OpenShop): Promise<number> => (await countProduct(open, "DI0136", 3)).id;

/** A notice that waits for it. */
async function waitingNotice(open: OpenShop, item: number, locale: Locale): Promise<number> {
  const [notice] = await open.rows<{ id: number }>(
    `insert into stock_notices (email, item_id, state, locale, asked_at, asked_from)
     values ('waits-' || $2::text || '@example.org', $1, 'notified', $2::text::enum_stock_notices_locale, now(), '')
     on conflict (item_id, email) do update set updated_at = now() returning id`,
    [item, locale],
  );
  return notice?.id ?? 0;
}

/** Every kind of mail, so that a new one is a type error until it is added here. */
type Mails = {
  readonly [Kind in Mail["kind"]]: (open: OpenShop, locale: Locale) => Mail | Promise<Mail | Shop>;
};

const plain =
  <Kind extends "newsletter-confirm" | "newsletter-welcome" | "newsletter-known">(kind: Kind) =>
  (_: OpenShop, locale: Locale): Mail => ({ kind, locale, token });

const mails: Mails = {
  "form-received": (_, locale) => ({
    kind: "form-received",
    form: "contact",
    locale,
    reference: "D-2026-00001",
  }),
  "form-notice": (_, locale) => ({
    kind: "form-notice",
    form: "contact",
    reference: "D-2026-00001",
    name: "Ada Lovelace",
    email: "ada@example.com",
    locale,
    lines: [{ label: "Votre message", value: "緑の時計" }],
    watch: "/configurator/p/0",
    record: "/admin/collections/requests/1",
  }),
  "newsletter-confirm": plain("newsletter-confirm"),
  "newsletter-welcome": plain("newsletter-welcome"),
  "newsletter-known": plain("newsletter-known"),
  "newsletter-issue": async (open, locale) => ({
    kind: "newsletter-issue",
    locale,
    newsletter: await composedNewsletter(open),
    subscriber: null,
  }),
  "stock-low": (_, locale) => ({
    kind: "stock-low",
    locale,
    name: "DI05-40",
    available: 2,
    lowAt: 3,
    record: "/admin/collections/stock-items/1",
  }),
  "webhook-off": (_, locale) => ({
    kind: "webhook-off",
    locale,
    host: "hooks.example",
    error: "HTTP 503",
    record: "/admin/collections/webhook-endpoints/1",
  }),
  "stock-notice": async (open, locale) => ({
    kind: "stock-notice",
    locale,
    item: await countedProduct(open),
    token,
  }),
  "stock-back": async (open, locale) => {
    const item = await countedProduct(open);
    return { kind: "stock-back", locale, item, notice: await waitingNotice(open, item, locale) };
  },
  "staff-link": (_, locale) => ({
    kind: "staff-link",
    locale,
    purpose: "invitation",
    seed: "c".repeat(43),
    expires: Date.now() + hour,
  }),
  "staff-mention": (_, locale) => ({
    kind: "staff-mention",
    locale,
    order: 1,
    number: "VAL-2026-00001",
    by: "clerk@shop.example",
  }),
  "sign-in-code": (_, locale) => ({
    kind: "sign-in-code",
    locale,
    seed: "seed",
    expires: Date.now() + hour,
  }),
  "erase-account": (_, locale) => ({ kind: "erase-account", locale, token }),
  "account-erased": (_, locale) => ({ kind: "account-erased", locale, token: "" }),
  "affiliate-accepted": (_, locale) => ({
    kind: "affiliate-accepted",
    locale,
    affiliate: 1,
    code: "ADA",
    reduction: 5,
    commission: 8,
    reason: "",
  }),
  "affiliate-refused": (_, locale) => ({ kind: "affiliate-refused", locale, reason: "" }),
  "cart-reminder": (open, locale) => abandonedCart(open, locale),
  "idle-account": (_, locale) => ({ kind: "idle-account", locale, day: "2026-12-21" }),
  "review-answered": (_, locale) => ({
    kind: "review-answered",
    locale,
    watch: "Distinction 01",
    path: "/montres/distinction-or-rose",
    answer: "",
  }),
  "gift-card": async (open, locale) => ({ kind: "gift-card", locale, card: await issuedCard(open, locale) }),
};

/** Names of all samples: mails, the answers to every form, mails about an order. */
export const mailKinds: readonly string[] = [
  ...Object.keys(mails),
  ...formNames.map((form) => `form-received, ${form}`),
  ...Object.keys(orderMails),
];

const isLetter = (found: Mail | Shop): found is Mail => "kind" in found;

/** Mails, and the answer mail of every form that has one. */
export function everyMail(open: OpenShop): readonly SampleMail[] {
  const put = async (mail: Mail) => {
    const key = `sample:${mail.kind}:${open.shop.random(64)}`;
    const to = mail.kind === "form-notice" ? null : "ada@example.com";
    await open.shop.store.mails.queueMail({ key, to, mail }, new Date());
    return undefined;
  };
  return [
    ...Object.entries(mails).map(([kind, make]) => ({
      kind,
      isForStaff: kind === "form-notice",
      queue: async (locale: Locale) => {
        const made = await make(open, locale);
        return isLetter(made) ? put(made) : made;
      },
    })),
    ...formNames.map((form) => ({
      kind: `form-received, ${form}`,
      isForStaff: false,
      queue: (locale: Locale) => put({ kind: "form-received", form, locale, reference: "D-2026-00001" }),
    })),
  ];
}

/** An order with every event its mails report: delivered, partly refunded. */
export async function storiedOrder(open: OpenShop, staff: StaffMember, locale: Locale): Promise<OrderView> {
  const page = await paymentPage(await watchCart(open), { __nextLocale: locale, note: "緑" });
  await fillPaymentPage(page, { email: `buyer.${locale}@example.com` });
  await open.sandbox.idle();
  const order = await orderOfPage(open, page);
  await moveTo(staff, order, "delivered");
  await open.control("POST", `charges/${order.payment_intent}/refund`, { amount: 1_000 });
  await open.sandbox.idle();
  await open.rows("delete from mails");
  return order;
}

/** Every mail about an order in that language. */
export function everyOrderMail(
  open: OpenShop,
  orders: Readonly<Record<Locale, OrderView>>,
): readonly SampleMail[] {
  const kinds = Object.keys(orderMails) as (keyof typeof orderMails)[];
  return kinds.map((kind) => ({
    kind,
    isForStaff: orderMails[kind].to !== "shopper",
    queue: async (locale) => {
      await open.shop.store.transaction((tx) =>
        tx.mails.queueOrderMail(orders[locale].id, kind, new Date(), open.shop.random(64)),
      );
      return undefined;
    },
  }));
}
