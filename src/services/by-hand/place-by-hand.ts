import { createHash } from "node:crypto";
import type { Order, OrderContact } from "@/src/domain/order/order";
import { missingParts } from "@/src/domain/order/address-format";
import { isPostalCode } from "@/src/domain/order/postal-code";
import { linkEnd } from "@/src/domain/order/payment-link";
import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { Drafted } from "@/src/services/checkout/draft-found";
import { contentHash } from "@/src/services/checkout/draft-order";
import { promiseDays } from "@/src/services/workshop/promise-days";
import { notifyOfStock } from "@/src/services/stock/notify-of-stock";
import type { Shop } from "@/src/services/shop";
import type { ByHand } from "@/src/store/orders/insert-order";
import type { Transaction } from "@/src/store/store";
import { draftByHand, withoutCart, type ByHandDraftError, type ByHandWish } from "./draft-by-hand";

/** What a staff member enters for a buyer. */
export interface ByHandOrder {
  readonly wish: ByHandWish;
  /** The payment page asks for a missing address. */
  readonly contact: OrderContact & { readonly email: string };
  /** Total shown to the staff member, hundredths of the charged currency. */
  readonly expectedTotal: number;
  /** Generated when the form was opened: repeated submissions create one order. */
  readonly key: string;
  /** e-mail of the staff member */
  readonly by: string;
}

export type ByHandError =
  | ByHandDraftError
  | "out-of-stock"
  | "price-changed"
  | "not-sent-there"
  | "incomplete"
  | "postal-code"
  | "key-used";

type Exchanged = ByHand["exchange"];

/** Decides in the order's own transaction whether it may replace pieces of another order; null if it replaces none. */
export type JudgeExchange<Problem> = (tx: Transaction, now: Date) => Promise<Result<Exchanged, Problem>>;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

async function write<Problem>(
  shop: Shop,
  tx: Transaction,
  { draft, promise, pieces }: Drafted,
  { contact, key, by }: ByHandOrder,
  judge: JudgeExchange<Problem>,
): Promise<Result<Order, Problem | ByHandError>> {
  const now = shop.clock();
  const submission = digest(`by-hand\0${by}\0${key}`);
  await tx.orders.lockSubmission(submission);
  const hash = digest(`${contentHash(draft)}${JSON.stringify(contact)}`);
  const [known] = await tx.orders.findSubmittedOrders(submission);
  if (known) return known.contentHash === hash ? ok(known.order) : fail("key-used");
  const promoCode = draft.promo?.code ?? null;
  if (promoCode !== null) {
    await tx.carts.lockPromoCode(promoCode);
    // Read after locking: another order may just have used it up.
    const { promotions } = await tx.carts.findCart(withoutCart(promoCode, now));
    if (!promotions.some(({ code }) => code === promoCode)) return fail("no-promo");
  }
  const exchange = await judge(tx, now);
  if (!exchange.ok) return exchange;
  const linkUntil = linkEnd(now);
  const promisedDays = await promiseDays(tx, draft, promise, now);
  if (!(await tx.stock.lockPieces(pieces))) return fail("out-of-stock");
  const order = await tx.orders.insertOrder(
    {
      draft,
      token: shop.random(128),
      cartId: null,
      submission,
      contact,
      contentHash: hash,
      sessionExpiresAt: linkUntil,
      coveredBy: [],
      promisedDays,
      byHand: { by, linkUntil, exchange: exchange.value },
    },
    now,
  );
  await notifyOfStock(tx, await tx.stock.reservePieces(order.id, pieces, now), now);
  await tx.orders.addToTimeline(order.id, now, "by-hand", by);
  if (exchange.value !== null)
    await tx.orders.addToTimeline(exchange.value.of, now, "exchange", `${order.number}, ${by}`);
  const changes = [
    { field: "order", before: "", after: order.number },
    { field: "contact", before: "", after: hiddenValue },
  ];
  await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
  await tx.mails.queueOrderMail(order.id, "order-payment-link", now);
  return ok(order);
}

const noExchange = async () => ok(null);

/**
 * Creates an order that the buyer pays by a link sent by e-mail. Priced like a cart, at the price shown to the staff
 * member; that price and the current terms stay valid as long as the link.
 */
export async function placeByHand<Problem extends string = never>(
  shop: Shop,
  order: ByHandOrder,
  judge: JudgeExchange<Problem> = noExchange,
): Promise<Result<Order, ByHandError | Problem>> {
  const address = order.contact.shippingAddress;
  const country = address?.country ?? null;
  const { shipping } = await shop.store.loadSettings();
  if (address && country !== null) {
    if (!shipping.countries.includes(country)) return fail("not-sent-there");
    if (missingParts(country, address).length > 0) return fail("incomplete");
    if (!isPostalCode(address.postalCode ?? "", country)) return fail("postal-code");
  }
  const drafted = await draftByHand(shop, order.wish);
  if (!drafted.ok) return drafted;
  if (drafted.value.draft.total !== order.expectedTotal) return fail("price-changed");
  const placed = await shop.store.transaction((tx) => write(shop, tx, drafted.value, order, judge));
  if (placed.ok) shop.flushOutbox();
  return placed;
}
