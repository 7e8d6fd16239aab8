import type { Parcel } from "@/src/domain/order/carrier";
import type { OrderState } from "@/src/domain/order/order-state";
import type { Minor } from "@/src/domain/money/minor";
import { findCart, type CartKeys } from "@/src/store/carts/found-cart";
import { giftCardTransaction } from "@/src/store/gift-cards/card-changes";
import { takeRateLimit, type Limit } from "@/src/store/forms/limit-rows";
import { returnLines, takePaidLines, type ReturnedLine } from "@/src/store/carts/cart-rows";
import {
  giveReceiptNumber,
  noteParcel,
  setOrderState,
  noteRefund,
  notePayment,
  queueOrderMail,
  recordPayment,
  type MailKind,
  type PaymentNote,
  type PaymentRecord,
} from "@/src/store/orders/order-changes";
import { addToTimeline, insertOrder, type NewOrder } from "@/src/store/orders/order-draft-rows";
import { findPendingOrders, findSubmittedOrders, lockOrder } from "@/src/store/orders/order-rows";
import { choosePlace, disputedPlace, insertPlace } from "@/src/store/preorders/preorder-rows";
import type { Queries } from "./queries";

/**
 * What can be done to orders in one transaction. Whoever needs both takes the cart's lock before the order's,
 * so that two of them never wait for each other.
 */
export function orderTransaction(db: Queries) {
  return {
    /**
     * The cart first, then the promo code, which nobody else can use up before the transaction ends.
     * @returns the cart's row number, null for an unknown cart
     */
    lockCart: async (token: string, promoCode: string | null): Promise<number | null> => {
      const { rows } = await db.query<{ id: number }>({
        name: "lock-cart",
        text: `select cart.id
                 from (select id from carts where token = $1 for update) cart
                 left join lateral (
                   select 1 from promo_codes where code = $2 and cart.id is not null for update) promo on true`,
        values: [token, promoCode],
      });
      return rows[0]?.id ?? null;
    },
    lockCartRow: async (cartId: number): Promise<void> => {
      await db.query("select id from carts where id = $1 for update", [cartId]);
    },
    findCart: (keys: CartKeys) => findCart(db, keys),
    lockOrder: (number: string) => lockOrder(db, number),
    /** Whoever submits the same form at the same time waits for the end of the transaction. */
    lockSubmission: async (submission: string): Promise<void> => {
      await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [submission]);
    },
    takeRateLimit: (key: string, limit: Limit, now: Date) => takeRateLimit(db, key, limit, now),
    findSubmittedOrders: (submission: string) => findSubmittedOrders(db, submission),
    findPendingOrders: (cartId: number) => findPendingOrders(db, cartId),
    choosePlace: (offerId: number, email: string) => choosePlace(db, offerId, email),
    insertPlace: (place: Parameters<typeof insertPlace>[1], now: Date) => insertPlace(db, place, now),
    disputedPlace: (orderId: number) => disputedPlace(db, orderId),
    insertOrder: (order: NewOrder, now: Date) => insertOrder(db, order, now),
    /** Part of moveOrder (src/services/orders), which nobody goes around. */
    setOrderState: (id: number, to: OrderState, now: Date, detail: string | null) =>
      setOrderState(db, id, to, now, detail),
    noteParcel: (id: number, parcel: Parcel, now: Date) => noteParcel(db, id, parcel, now),
    addToTimeline: (id: number, now: Date, event: string, detail: string | null) =>
      addToTimeline(db, id, now, event, detail),
    notePayment: (id: number, note: PaymentNote) => notePayment(db, id, note),
    giveReceiptNumber: (id: number, now: Date) => giveReceiptNumber(db, id, now),
    recordPayment: (record: PaymentRecord) => recordPayment(db, record),
    noteRefund: (id: number, refunded: Minor, isDisputed: boolean) =>
      noteRefund(db, id, refunded, isDisputed),
    queueMail: (id: number, kind: MailKind, now: Date, occasion?: string) =>
      queueOrderMail(db, id, kind, now, occasion),
    takePaidLines: (cartId: number, paid: readonly { readonly sku: string; readonly quantity: number }[]) =>
      takePaidLines(db, cartId, paid),
    returnLines: (cartId: number, lines: readonly ReturnedLine[]) => returnLines(db, cartId, lines),
    cards: giftCardTransaction(db),
  };
}

export type OrderTransaction = ReturnType<typeof orderTransaction>;
