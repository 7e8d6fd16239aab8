import * as v from "valibot";
import { tabStorage } from "@/src/client/browser/tab-storage";
import { currencies } from "@/src/domain/money/currency";
import { locales } from "@/src/domain/locale/locale";
import { addressFields, buyerFields, type TypedBuyer } from "./by-hand-shape";

const texts = v.entriesFromList([...buyerFields, ...addressFields], v.string());

const typedOrder = v.object({
  /** idempotency key: a repeated request creates the order once */
  key: v.string(),
  buyer: v.object({
    ...texts,
    isAddressAsked: v.boolean(),
    locale: v.picklist(locales),
    currency: v.picklist(currencies),
    note: v.string(),
  }),
  lines: v.array(v.object({ sku: v.string(), title: v.string(), quantity: v.number() })),
  promoCode: v.string(),
  /** line and quantity of returned pieces */
  back: v.array(v.tuple([v.number(), v.number()])),
});

/** Input of the form of an order. */
export type TypedOrder = v.InferOutput<typeof typedOrder>;

export const emptyOrder = (buyer: TypedBuyer): TypedOrder => ({
  key: crypto.randomUUID(),
  buyer,
  lines: [],
  promoCode: "",
  back: [],
});

/**
 * An unfinished order is stored in this tab until it is sent or cleared, for the account that began it.
 * @param account id of the signed-in user
 * @param of the order that is exchanged, if any
 */
export function keptOrder(account: number, of: number | null) {
  const name = `order-by-hand:${account}:${of ?? "new"}`;
  return {
    read: (): TypedOrder | null => {
      try {
        const kept = v.safeParse(typedOrder, JSON.parse(tabStorage()?.getItem(name) ?? "null"));
        return kept.success ? kept.output : null;
      } catch {
        return null;
      }
    },
    write: (order: TypedOrder): void => tabStorage()?.setItem(name, JSON.stringify(order)),
    clear: (): void => tabStorage()?.removeItem(name),
  };
}
