import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
import { carriers } from "@/src/domain/order/carrier";
import { orderStates } from "@/src/domain/order/order-state";
import { progressSteps } from "@/src/domain/order/progress";
import { locales } from "@/src/domain/locale/locale";

const time = v.pipe(v.string(), v.isoTimestamp());
/** As 2026-03-31. */
const day = v.pipe(v.string(), v.isoDate());
/** Hundredths of the order's charged currency. */
const amount = v.pipe(v.number(), v.integer());

const withdrawal = v.variant("status", [
  v.object({ status: v.literal("none") }),
  /** `until` is the last day, null while nothing has arrived */
  v.object({ status: v.literal("open"), until: v.nullable(day) }),
  v.object({ status: v.literal("closed"), until: day }),
  v.object({ status: v.literal("done"), at: time }),
]);

const pieces = v.array(v.object({ title: v.string(), quantity: v.number() }));

/** An order for whoever holds its secret: GET /api/order?order={token}. Nothing in it is a secret of its own. */
export const orderPageResponse = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  /** language the lines are written in */
  locale: v.picklist(locales),
  placedAt: time,
  isPaid: v.boolean(),
  /** nothing was sold: no tax, no parcel */
  isDonation: v.boolean(),
  /** false for gift cards and donations alone: cards travel by mail */
  hasParcel: v.boolean(),
  /** place of the last step reached, -1 before the payment */
  reached: v.number(),
  steps: v.array(v.object({ step: v.picklist(progressSteps), at: v.nullable(time) })),
  /** how it ended other than with its arrival: withdrawn from, or paid back */
  end: v.nullable(v.object({ event: v.picklist(["withdrawn", "refunded"]), at: time })),
  /** the day the parcel leaves */
  dispatch: v.nullable(day),
  /** until when it can be paid from its page; null where it cannot */
  payUntil: v.nullable(day),
  /** version of the terms that hold now, which paying names again; null where nothing can be paid */
  terms: v.nullable(v.string()),
  /** in the order they left, each with what is in it */
  parcels: v.array(
    v.object({
      carrier: v.picklist(carriers),
      trackingNumber: v.string(),
      url: v.string(),
      sentOn: time,
      pieces,
    }),
  ),
  /** what is still to leave, once a part of it has left */
  toFollow: pieces,
  lines: v.array(
    v.object({
      sku: v.string(),
      title: v.string(),
      details: v.array(v.string()),
      quantity: v.number(),
      discount: v.number(),
      /** less than without any reduction */
      discountOfLine: amount,
      total: amount,
      image: v.nullable(v.string()),
      href: v.nullable(v.string()),
      /** what of it was withdrawn from, exchanged or refunded, in the language of the order */
      marks: v.array(v.string()),
    }),
  ),
  currency: v.picklist(currencies),
  total: amount,
  /** The tax in the goods; vouchers bear none. */
  vat: v.object({ percent: v.number(), amount, country: v.string(), goods: amount, vouchers: amount }),
  /** gift cards that paid a part */
  cards: v.array(v.object({ ending: v.string(), amount })),
  /** what was left to pay otherwise */
  due: amount,
  refunded: amount,
  refundedToCards: amount,
  note: v.string(),
  delivery: v.array(v.string()),
  /** receipt address, once there is one */
  receipt: v.nullable(v.string()),
  /** What was given back, a document each, the oldest first. */
  creditNotes: v.array(v.object({ number: v.string(), amount, href: v.string() })),
  withdrawal,
  /** what can be withdrawn from piece by piece, by the line's place; empty where the whole is one piece */
  withdrawable: v.array(v.object({ line: v.number(), title: v.string(), quantity: v.number() })),
  /** withdrawals from a part, the oldest first, and what is given back for each */
  partWithdrawals: v.array(v.object({ at: time, pieces, amount })),
  reviews: v.array(v.object({ title: v.string(), path: v.string() })),
});
export type OrderPageResponse = v.InferOutput<typeof orderPageResponse>;

/** When it was received. */
export const withdrawalResponse = v.object({ at: time });
