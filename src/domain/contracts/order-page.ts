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
  /** `until` is the last day, null until delivery */
  v.object({ status: v.literal("open"), until: v.nullable(day) }),
  v.object({ status: v.literal("closed"), until: day }),
  v.object({ status: v.literal("done"), at: time }),
]);

const pieces = v.array(v.object({ title: v.string(), quantity: v.number() }));

/** An order for the holder of its secret: GET /api/order?order={token}. It contains no further secrets. */
export const orderPageResponse = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  /** language the lines are written in */
  locale: v.picklist(locales),
  placedAt: time,
  isPaid: v.boolean(),
  /** no sale: no tax, no parcel */
  isDonation: v.boolean(),
  /** false for gift cards and donations only: cards are sent by mail */
  hasParcel: v.boolean(),
  /** index of the last step reached, -1 before the payment */
  reached: v.number(),
  steps: v.array(v.object({ step: v.picklist(progressSteps), at: v.nullable(time) })),
  /** how it ended other than by delivery: withdrawn from, or refunded */
  end: v.nullable(v.object({ event: v.picklist(["withdrawn", "refunded"]), at: time })),
  /** the planned shipping day */
  dispatch: v.nullable(day),
  /** until when it can be paid on its page; null where it cannot */
  payUntil: v.nullable(day),
  /** the slip that is still to be paid, and its last day; null without one */
  paymentVoucher: v.nullable(v.object({ url: v.string(), lastDay: day })),
  /** current version of the terms, which paying names again; null where nothing can be paid */
  terms: v.nullable(v.string()),
  /** in the order they were shipped, each with its contents */
  parcels: v.array(
    v.object({
      carrier: v.picklist(carriers),
      trackingNumber: v.string(),
      url: v.string(),
      sentOn: time,
      pieces,
    }),
  ),
  /** lines still to ship, once a part was shipped */
  toFollow: pieces,
  lines: v.array(
    v.object({
      sku: v.string(),
      title: v.string(),
      details: v.array(v.string()),
      quantity: v.number(),
      discount: v.number(),
      /** discount compared with the undiscounted price */
      discountOfLine: amount,
      total: amount,
      image: v.nullable(v.string()),
      href: v.nullable(v.string()),
      /**
       * of a watch in a parcel: its calibre where it is known, its guarantee in months, and how many pieces have a longer one
       * after a repair
       */
      watch: v.nullable(
        v.object({
          calibre: v.nullable(v.string()),
          guarantee: v.number(),
          repaired: v.object({ pieces: v.number(), guarantee: v.number() }),
        }),
      ),
      /** withdrawals, exchanges and refunds, in the language of the order */
      marks: v.array(v.string()),
    }),
  ),
  currency: v.picklist(currencies),
  total: amount,
  /** The tax on the goods; vouchers bear none. */
  vat: v.object({ percent: v.number(), amount, country: v.string(), goods: amount, vouchers: amount }),
  /** gift cards that paid a part */
  cards: v.array(v.object({ ending: v.string(), amount })),
  /** amount paid otherwise */
  due: amount,
  refunded: amount,
  refundedToCards: amount,
  note: v.string(),
  delivery: v.array(v.string()),
  /** receipt address, once there is one */
  receipt: v.nullable(v.string()),
  /** Refunds, one document each, the oldest first. */
  creditNotes: v.array(v.object({ number: v.string(), amount, href: v.string() })),
  withdrawal,
  /** lines that can be withdrawn from piece by piece, by their index; empty where the whole is one piece */
  withdrawable: v.array(v.object({ line: v.number(), title: v.string(), quantity: v.number() })),
  /** withdrawals from a part, the oldest first, and the refund of each */
  partWithdrawals: v.array(v.object({ at: time, pieces, amount })),
  reviews: v.array(v.object({ title: v.string(), path: v.string() })),
});
export type OrderPageResponse = v.InferOutput<typeof orderPageResponse>;

/** When it was received. */
export const withdrawalResponse = v.object({ at: time });
