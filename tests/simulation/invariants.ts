import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { minor } from "@/src/domain/money/minor";
import type { CaughtMail } from "@/packages/payment-sandbox/mail/mail";
import type { Rows } from "./test-bed";
import type { BookedPayment } from "./provider";
import type { Memory } from "./shopper";

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly session_id: string | null;
  readonly receipt_number: string | null;
  readonly due: number;
  readonly total: number;
  readonly refunded: number;
  readonly is_disputed: boolean;
  readonly lost: number;
  /** the spendable rest of gift cards bought with it */
  readonly spendable: number;
  readonly payment_intent: string | null;
  readonly token: string | null;
}

/** The state after all shoppers have finished. */
export interface Evidence {
  readonly rows: Rows;
  readonly payments: readonly BookedPayment[];
  /** Refunds made at the provider, by payment. */
  readonly given: ReadonlyMap<string, number>;
  readonly mails: readonly CaughtMail[];
  /**
   * Whether no node died while sending mails, and no clock was far off: a mail whose node dies after sending is
   * sent again.
   */
  readonly isSteady: boolean;
  readonly shoppers: readonly Memory[];
  /** Refunds requested by clerks, hundredths of a euro, by order. */
  readonly wished: ReadonlyMap<number, number>;
  /** initial number of counted pieces, and their sku */
  readonly counted: { readonly sku: string; readonly pieces: number };
}

const orders = `
  select o.id, o.number, o.state, o.session_id, o.receipt_number, (o.total - o.covered)::int as due, o.total::int as total,
         o.refunded_amount::int as refunded, o.is_disputed, o.payment_intent, carts.token,
         (select coalesce(sum(amount), 0)::int from payments
           where order_id = o.id and kind = 'dispute' and status = 'lost') as lost,
         (select coalesce(sum(amount), 0)::int from gift_card_entries entry join gift_cards card on card.id = entry.card_id
           where card.order_id = o.id and entry.account = 'available') as spendable
    from orders o left join carts on carts.id = o.cart_id
   order by o.id`;

const unpaid = ["pending", "processing", "expired", "failed"];

/**
 * Every session paid at the provider is a paid order of that amount, and the other way round. A buyer who pays two pages of
 * one order, because a node died before it closed the first, has both payments recorded with it: accounting lists the
 * second one until it is refunded.
 */
async function* comparePayments(
  rows: Rows,
  found: readonly OrderRow[],
  payments: readonly BookedPayment[],
): AsyncIterable<string> {
  const bySession = new Map(found.map((order) => [order.session_id, order]));
  const recorded = await rows<{ order_id: number; provider_id: string; amount: number }>(
    "select order_id, provider_id, amount::int as amount from payments where kind = 'payment'",
  );
  const isSecond = ({ intent, amount }: BookedPayment) =>
    recorded.some(
      (one) =>
        one.provider_id === intent &&
        one.amount === amount &&
        recorded.filter(({ order_id: id }) => id === one.order_id).length > 1,
    );
  for (const payment of payments) {
    const { id, isPaid, amount } = payment;
    if (!isPaid) continue;
    const order = bySession.get(id);
    if (!order) {
      if (!isSecond(payment)) yield `a payment of ${amount} belongs to no order`;
    } else if (unpaid.includes(order.state))
      yield `${order.number} is paid at the provider and ${order.state} here`;
    else if (toSmallestUnit(minor(order.due), "EUR") !== amount)
      yield `${order.number} was due ${order.due} and charged ${amount}`;
  }
  const paid = new Set(payments.flatMap(({ id, isPaid }) => (isPaid ? [id] : [])));
  for (const order of found)
    if (!unpaid.includes(order.state) && order.due > 0 && !paid.has(order.session_id ?? ""))
      yield `${order.number} is ${order.state} here and unpaid at the provider`;
  for (const order of found)
    if (order.state === "pending" || order.state === "processing")
      yield `${order.number} is still ${order.state}`;
}

/** Refunds, disputes and losses of the provider are recorded here, and no more was refunded than requested. */
function* compareChanges(found: readonly OrderRow[], evidence: Evidence): Iterable<string> {
  const byIntent = new Map(evidence.payments.map((payment) => [payment.intent, payment]));
  for (const { id, number, state, payment_intent: intent, refunded, ...order } of found) {
    const wished = (evidence.wished.get(id) ?? 0) + (evidence.given.get(intent ?? "") ?? 0);
    if (refunded > wished) yield `${number} gave ${refunded} back where ${wished} were wished`;
    const there = intent === null ? undefined : byIntent.get(intent);
    if (!there?.isPaid) continue;
    if (there.refunded !== refunded)
      yield `${number} gave ${there.refunded} back at the provider and ${refunded} here`;
    if (there.isDisputed !== order.is_disputed)
      yield `${number} is ${there.isDisputed ? "" : "not "}disputed at the provider, and not so here`;
    if (there.lost !== order.lost)
      yield `${number} lost ${there.lost} at the provider and ${order.lost} here`;
    if (refunded === order.total && state !== "refunded") yield `${number} is all given back and ${state}`;
    if ((refunded === order.total || order.is_disputed) && order.spendable > 0)
      yield `${order.spendable} of the cards of ${number} can be spent`;
  }
}

/** Numbers of receipts and of credit notes are unique and without gaps. */
async function* countDocuments(rows: Rows, found: readonly OrderRow[]): AsyncIterable<string> {
  const receipts = found.flatMap(({ receipt_number: number }) => number ?? []);
  const numbers = receipts.map((number) => Number(number.split("-")[2])).toSorted((a, b) => a - b);
  if (numbers.some((number, place) => number !== place + 1)) yield `receipts are ${numbers.join()}`;
  for (const { number, state, receipt_number: receipt, total } of found)
    if (["paid", "in-workshop"].includes(state) && total > 0 && receipt === null)
      yield `${number} is ${state} without a receipt`;
  const notes = await rows<{ number: string }>("select number from credit_notes order by number");
  const counted = notes.map(({ number }) => Number(number.split("-")[2]));
  if (counted.some((number, place) => number !== place + 1)) yield `credit notes are ${counted.join()}`;
}

/** Of orders held for a decision of staff. */
const ofHeldOrder = "coalesce(order_id in (select id from orders where state = 'held'), false)";

/** Movements of gift card money are balanced; none is spent twice. */
async function* weighCards(rows: Rows): AsyncIterable<string> {
  const [ledger] = await rows<{ sum: number }>(
    "select coalesce(sum(amount), 0)::int as sum from gift_card_entries",
  );
  if (ledger?.sum !== 0) yield `the ledger of gift cards is off by ${ledger?.sum}`;
  const below = await rows(
    "select card_id from gift_card_entries where account in ('available', 'held') group by card_id, account having sum(amount) < 0",
  );
  if (below.length > 0) yield `${below.length} gift cards are below zero`;
  const held = await rows(
    `select card_id from gift_card_entries where account = 'held' and not (${ofHeldOrder})
      group by card_id having sum(amount) <> 0`,
  );
  if (held.length > 0) yield `${held.length} gift cards are held without an order`;
}

/** Of gift cards that were frozen or refunded before their mail was sent. */
const isRefused = "coalesce(last_error, '') ~ 'gift card is (frozen|worth nothing)'";
export const unsentMails = `select kind from mails where state <> 'sent' and not ${isRefused}`;

/**
 * Every mail was sent once; each paid order has its confirmation. A node may die after sending a gift card and
 * before recording it: when the card was frozen meanwhile, the next one refuses to send it again.
 */
async function* countMails({ rows, mails, isSteady }: Evidence): AsyncIterable<string> {
  const waiting = await rows<{ kind: string }>(unsentMails);
  if (waiting.length > 0) yield `mails were not sent: ${waiting.map(({ kind }) => kind).join()}`;
  const [{ sent, refused } = { sent: 0, refused: 0 }] = await rows<{ sent: number; refused: number }>(
    `select count(*) filter (where state = 'sent')::int as sent,
            count(*) filter (where state <> 'sent' and ${isRefused})::int as refused from mails`,
  );
  const arrived = new Set(mails.map(({ messageId }) => messageId)).size;
  if (arrived < sent || arrived > sent + (isSteady ? 0 : refused))
    yield `${sent} mails were sent and ${arrived} arrived`;
  if (isSteady && mails.length > arrived) yield `${mails.length - arrived} mails arrived twice`;
  const double = await rows<{ number: string }>(
    `select number from mails join orders on orders.id = order_id where kind = 'order-confirmation'
      group by number having count(*) > 1`,
  );
  if (double.length > 0) yield `two mails confirm ${double.map(({ number }) => number).join()}`;
  const silent = await rows<{ number: string }>(
    `select number from orders where receipt_number is not null
        and not exists (select from mails where order_id = orders.id and kind = 'order-confirmation')
        and held_reason is null`,
  );
  if (silent.length > 0) yield `no mail confirms ${silent.map(({ number }) => number).join()}`;
}

/** Counted pieces are in stock, or sold. */
async function* countPieces({ rows, counted: { sku, pieces } }: Evidence): AsyncIterable<string> {
  const [item] = await rows<{
    on_hand: number;
    reserved: number;
    available: number;
    moved: number;
    held: number;
  }>(
    `select on_hand::int, reserved::int, available::int,
            (select coalesce(sum(pieces), 0)::int from stock_movements where item_id = stock_items.id) as moved,
            (select coalesce(sum(reserved), 0)::int from stock_movements
              where item_id = stock_items.id and ${ofHeldOrder}) as held
       from stock_items`,
  );
  if (!item) return;
  if (item.available < 0 || item.on_hand < 0)
    yield `${item.available} pieces are available, ${item.on_hand} here`;
  if (item.reserved !== item.held) yield `${item.reserved} pieces are reserved, ${item.held} by orders`;
  if (item.on_hand !== item.moved) yield `${item.on_hand} pieces are here, ${item.moved} by the ledger`;
  const [sold] = await rows<{ pieces: number }>(
    `select coalesce(sum(line.quantity), 0)::int as pieces from orders join orders_lines line on line._parent_id = orders.id
      where line.sku = $1 and orders.receipt_number is not null and coalesce(held_reason, '') <> 'stock'`,
    [sku],
  );
  if ((sold?.pieces ?? 0) > pieces) yield `${sold?.pieces} of ${pieces} pieces were sold`;
}

/**
 * Each paid total was shown to the shopper; articles added to a cart are in it, or were ordered, and were added at the
 * price of that moment.
 */
async function* asksShoppers(
  { rows, shoppers }: Evidence,
  found: readonly OrderRow[],
): AsyncIterable<string> {
  for (const { name, token, put, perhaps, removed, shown, misled } of shoppers) {
    for (const sku of misled) yield `${name} added ${sku} and was told of a change of its price`;
    if (token === null) continue;
    for (const order of found)
      if (order.token === token && !shown.has(order.total))
        yield `${name} was never shown ${order.total}, the total of ${order.number}`;
    const pieces = await rows<{ sku: string; quantity: number }>(
      `select sku, sum(quantity)::int as quantity from (
         select sku, quantity from cart_lines join carts on carts.id = cart_id where token = $1
          union all
         select line.sku, line.quantity from orders_lines line
           join orders on orders.id = line._parent_id join carts on carts.id = orders.cart_id
          where carts.token = $1
            and exists (select from orders_timeline step where step._parent_id = orders.id and step.event = 'paid')
       ) all_pieces group by sku`,
      [token],
    );
    const has = new Map(pieces.map(({ sku, quantity }) => [sku, quantity]));
    for (const sku of new Set([...put.keys(), ...has.keys()])) {
      const [least, most] = [put.get(sku) ?? 0, (put.get(sku) ?? 0) + (perhaps.get(sku) ?? 0)];
      const there = has.get(sku) ?? 0;
      if (there > most) yield `${name} put ${most} of ${sku} into the cart and has ${there}`;
      if (there < least && !removed.has(sku))
        yield `${name} put ${least} of ${sku} into the cart and has ${there}`;
    }
  }
}

/**
 * @returns the violated invariants, in words
 */
export async function findBroken(evidence: Evidence): Promise<readonly string[]> {
  const { rows, payments } = evidence;
  const found = await rows<OrderRow>(orders);
  const all = [
    comparePayments(rows, found, payments),
    compareChanges(found, evidence),
    countDocuments(rows, found),
    weighCards(rows),
    countMails(evidence),
    countPieces(evidence),
    asksShoppers(evidence, found),
  ];
  const broken: string[] = [];
  for (const some of all) for await (const one of some) broken.push(one);
  return broken;
}
