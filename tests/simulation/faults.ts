import type { Fault } from "./history";

/** A fault that a history detects. */
export interface KnownFault extends Fault {
  /** The last seed that detected it; after a change of the statement another may. */
  readonly foundBy: number;
}

/** Removes a piece from every statement that contains it. */
const without = (piece: string, instead = "") => ({
  rewrite: (text: string) => text.replaceAll(piece, instead),
});

/**
 * Parts of the shop that a change might remove: each removal must be detected by a history, or the histories prove
 * nothing.
 */
export const faults: readonly KnownFault[] = [
  {
    name: "transactions are none",
    foundBy: 8,
    rewrite: (text) => (/^(?:begin|commit|rollback)$/.test(text) ? "select 1" : text),
  },
  {
    name: "the mark of the prices is not compared",
    foundBy: 4,
    ...without("found.mark = $5::text", "$5::text is not null"),
  },
  {
    name: "what was paid leaves the cart whole",
    foundBy: 7,
    ...without("quantity = line.quantity - paid.quantity", "quantity = 0"),
  },
  {
    name: "earlier payment pages stay open, and are forgotten",
    foundBy: 171,
    leavesPagesOpen: true,
    ...without("former_session_id = session_id,", "former_session_id = null,"),
  },
  {
    name: "pieces of an order that is given up stay reserved",
    foundBy: 2,
    ...without(
      "when 'returned' then 0 else -held end",
      "when 'returned' then 0 when 'free' then 0 else -held end",
    ),
  },
  {
    name: "what the provider has given back in all is added up",
    foundBy: 3,
    ...without("refunded_amount = $2, is_disputed", "refunded_amount = refunded_amount + $2, is_disputed"),
  },
  {
    name: "a mail whose node dies does not come back",
    foundBy: 9,
    ...without(
      "attempts = attempts + 1, next_attempt_at = $2",
      "attempts = attempts + 1, next_attempt_at = greatest('infinity', $2::timestamptz)",
    ),
  },
  {
    name: "what is put into a cart again is in it once",
    foundBy: 1,
    ...without("sku, quantity::int as quantity from cart_lines", "sku, 0 as quantity from cart_lines"),
  },
  {
    name: "a number of a document is left out",
    foundBy: 3,
    ...without("set value = counters.value + 1", "set value = counters.value + 2"),
  },
  { name: "nothing is found in what the provider lists", foundBy: 9, listsNothing: true },
  {
    name: "the provider is not asked about orders without an event",
    foundBy: 2,
    ...without("where state in ('pending', 'processing') and coalesce", "where false and coalesce"),
  },
];
