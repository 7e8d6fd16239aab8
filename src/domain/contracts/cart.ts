import { lineKinds } from "@/src/domain/cart/article-kind";
import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
import type { ApiSelection } from "@/src/domain/watch/api-names";
import { payingCard } from "./gift-card";
import { ownAmounts } from "./own-amounts";

/** Source: specification §3, bespoke_data; further parts are kept too. The browser need not know which. */
const bespokeData: v.GenericSchema<ApiSelection & { readonly id: string }> = v.custom((parts) =>
  v.is(v.record(v.string(), v.nullable(v.string())), parts),
);

/** Receiver of a card or a gift watch, to fill in its form again. */
const giftData = v.object({
  recipientName: v.string(),
  recipientEmail: v.nullable(v.string()),
  senderName: v.string(),
  message: v.string(),
  sendOn: v.nullable(v.string()),
});

/** Preferences for a surprise. */
const tasteData = v.object({
  avoided: v.array(v.string()),
  diameter: v.nullable(v.string()),
  strap: v.nullable(v.string()),
  mood: v.nullable(v.string()),
});

/** One line. Prices are in hundredths of a euro; the browser converts with the same domain code. */
const cartItem = v.object({
  id: v.string(),
  /** the sku */
  product: v.string(),
  quantity: v.number(),
  price: v.number(),
  /** what of it is set in currencies of their own */
  own: v.optional(ownAmounts),
  discount: v.number(),
  /** price of the parts that a promotion gives, a piece */
  free: v.optional(v.number()),
  freeOwn: v.optional(ownAmounts),
  /** whether the promotion applies to this line too */
  isShared: v.optional(v.boolean()),
  bespoke_data: v.optional(bespokeData),
  /** path that opens a bespoke watch in the configurator; made here, so that the browser needs no table of its parts */
  edit: v.optional(v.string()),
  gift: v.optional(giftData),
  tastes: v.optional(tasteData),
  /** text of a line, in the language of the request */
  title: v.string(),
  details: v.array(v.string()),
  image: v.nullable(v.string()),
  /** page of the watch, or the shared bespoke watch */
  href: v.nullable(v.string()),
  kind: v.picklist(lineKinds),
  /** notice of a workshop piece */
  warning: v.nullable(v.string()),
  /** unit price when the line was added, where it differs from today's */
  previousPrice: v.nullable(v.number()),
  previousOwn: v.optional(ownAmounts),
  /** false for a watch that is no longer made this way: it keeps its place in the cart and can only be removed */
  isSellable: v.boolean(),
  /** available pieces, where fewer are left than in the cart */
  left: v.optional(v.number()),
});

/** Answer of GET /api/cart/retrieve, and of add and delete, which return the updated cart. */
export const cartResponse = v.object({
  items: v.array(cartItem),
  /** the promotion in force, after the server checked it: of a code, or one without a code */
  promo: v.nullable(
    v.object({
      code: v.string(),
      /** its name, in the language of the request */
      title: v.nullable(v.string()),
      isAutomatic: v.boolean(),
      percent: v.nullable(v.number()),
      /** discount on the total, hundredths of a euro */
      amount: v.nullable(v.number()),
    }),
  ),
  /** why the carried code has no effect */
  refusedPromo: v.optional(
    v.nullable(
      v.variant("reason", [
        v.object({ reason: v.picklist(["invalid", "better", "sign-in", "no-article"]) }),
        /** hundredths of a euro to its minimum amount */
        v.object({ reason: v.literal("minimum"), missing: v.number() }),
      ]),
    ),
    null,
  ),
  /** gift cards that will pay, in their order */
  giftCards: v.array(payingCard),
  /** shipping day, as 2026-12-24; null where nothing is shipped */
  dispatch: v.optional(v.nullable(v.string()), null),
  /** what a buyer pays at the border, by shown currency; none where there is nothing to say */
  border: v.optional(v.record(v.string(), v.string()), {}),
  /** what paying duties and taxes in advance costs, by shown currency, and what is then said of the border */
  duties: v.optional(
    v.record(v.string(), v.object({ shown: v.number(), charged: v.number(), notice: v.string() })),
    {},
  ),
  /** ways to pay that buyers of some countries know */
  payments: v.optional(
    v.array(
      v.object({
        name: v.string(),
        countries: v.array(v.string()),
        currencies: v.array(v.picklist(currencies)),
      }),
    ),
    [],
  ),
  /** current version of the terms, which paying names again */
  terms: v.optional(v.nullable(v.string()), null),
});

export type CartItem = v.InferOutput<typeof cartItem>;
export type CartResponse = v.InferOutput<typeof cartResponse>;
