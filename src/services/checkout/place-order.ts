import { createHash } from "node:crypto";
import type { Order, OrderContact, OrderDraft } from "@/src/domain/order/order";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Transaction } from "@/src/store/store";
import type { Shop } from "@/src/services/shop";
import { closeSuperseded, paymentErrors, type ProviderError } from "./close-superseded";
import { contentHash } from "./draft-order";
import { openPayment } from "./open-payment";
import { reuseOrder, sessionLife } from "./reuse-order";

/** Writes the order and answers it. */
export type InsertOrder = (draft: OrderDraft) => Promise<Order>;

/** An order that comes from a page of its own rather than from a cart. */
export interface Placement<EndpointError extends string = never> {
  /** Keeps the keys of one page's form from meeting another's: "pre-order", "donation". */
  readonly purpose: string;
  /** What the browser made up when the form was opened: sent any number of times, it is one order. */
  readonly key: string;
  /** Its lines name the page to come back to. */
  readonly draft: OrderDraft;
  /** What was written in the form, null to leave the questions to the payment page. */
  readonly contact: OrderContact | null;
  /** Whose page it is paid on; a card's when left out. */
  readonly provider?: PaymentProvider;
  /** Days to the parcel, where it leaves on a day of its own. */
  readonly promisedDays?: number;
  /**
   * Decides in the order's own transaction whether it may be written, completes it and writes what belongs to
   * it; without it, the draft is written as it is. Whatever it refuses must leave nothing behind.
   */
  readonly write?: (tx: Transaction, insert: InsertOrder) => Promise<Result<Order, EndpointError>>;
}

export type PlaceError = ProviderError | "busy";

type Reserved = { readonly order: Order } | { readonly superseded: readonly Order[] };

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

async function reserve<EndpointError extends string>(
  shop: Shop,
  tx: Transaction,
  { purpose, key, draft, contact, promisedDays, write }: Placement<EndpointError>,
): Promise<Result<Reserved, EndpointError>> {
  const now = shop.clock();
  const submission = digest(`${purpose}\0${key}`);
  await tx.orders.lockSubmission(submission);
  const hash = digest(`${contentHash(draft)}${JSON.stringify(contact)}`);
  const known = await tx.orders.findSubmittedOrders(submission);
  const { same, superseded } = await reuseOrder(shop, tx, known, hash, now);
  // Closed before another one is written: what they hold back may be the last of its kind.
  if (superseded.length > 0) return ok({ superseded });
  if (same) return ok({ order: same });
  const insert: InsertOrder = (completed) =>
    tx.orders.insertOrder(
      {
        draft: completed,
        token: shop.random(128),
        cartId: null,
        submission,
        contact,
        contentHash: hash,
        sessionExpiresAt: new Date(now.getTime() + sessionLife),
        coveredBy: [],
        ...(promisedDays !== undefined && { promisedDays }),
      },
      now,
    );
  const written = await (write ? write(tx, insert) : insert(draft).then(ok));
  return written.ok ? ok({ order: written.value }) : written;
}

/**
 * Places an order without a cart and opens its payment: sent any number of times with one key and one content,
 * it is one order and one page; another content with the same key closes the page before.
 * @returns the page's address; the thank-you page where the order turns out to be paid already
 * Failures: the `write`'s own; the payment provider's; `busy` while another window keeps submitting.
 * Source: scenario 5; specification 13.2.
 */
export async function placeOrder<EndpointError extends string = never>(
  shop: Shop,
  placement: Placement<EndpointError>,
): Promise<Result<string, PlaceError | EndpointError>> {
  for (const _round of [1, 2, 3]) {
    const reserved = await shop.store.transaction((tx) => reserve(shop, tx, placement));
    if (!reserved.ok) return reserved;
    if ("superseded" in reserved.value) {
      const paid = await closeSuperseded(shop, reserved.value.superseded);
      if (!paid.ok) return paid;
      if (paid.value !== null) return ok(paid.value);
      continue;
    }
    const opened = await openPayment(shop, reserved.value.order, placement.provider ?? "stripe");
    if (opened.ok) return opened;
    // A page that has expired meanwhile makes room for a new order; one superseded elsewhere does not.
    if (opened.error === "superseded") return fail("busy");
    if (opened.error !== "closed") return fail(paymentErrors[opened.error]);
  }
  return fail("busy");
}
