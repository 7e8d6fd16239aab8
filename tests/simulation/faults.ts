import type { Fault } from "./history";

/** Takes a piece out of every statement that has it. */
const without = (piece: string, instead = "") => ({
  rewrite: (text: string) => text.replaceAll(piece, instead),
});

/** What somebody might take out of the shop one day: each must be found by a history, or the histories show nothing. */
export const faults: readonly Fault[] = [
  {
    name: "an order is not locked while it moves",
    ...without(
      "select id from orders where number = $1 for update",
      "select id from orders where number = $1",
    ),
  },
  {
    name: "a cart is not locked while it is paid",
    ...without("select id from carts where id = $1 for update", "select id from carts where id = $1"),
  },
  {
    name: "transactions are none",
    rewrite: (text) => (/^(?:begin|commit|rollback)$/.test(text) ? "select 1" : text),
  },
  { name: "calls of the provider have a new key each time", forgetsKeys: true },
  {
    name: "a mail that is sent is not taken",
    ...without(
      "order by is_bulk, next_attempt_at, id limit 1 for update skip locked",
      "order by is_bulk, next_attempt_at, id limit 1",
    ),
  },
  { name: "pieces are not compared with what is wanted", ...without("available < need.quantity", "false") },
  {
    name: "gift cards are not locked",
    ...without(
      "select id from gift_cards where id = any($1) order by id for update",
      "select id from gift_cards where id = any($1)",
    ),
  },
  {
    name: "the mark of the prices is not compared",
    ...without("head.mark = $9::text", "$9::text is not null"),
  },
  {
    name: "what was paid leaves the cart whole",
    ...without("quantity = line.quantity - paid.quantity", "quantity = 0"),
  },
  { name: "earlier payment pages stay open", leavesPagesOpen: true },
  {
    name: "nobody asks the provider about silent orders",
    ...without("where state in ('pending', 'processing') and coalesce", "where false and coalesce"),
  },
];
