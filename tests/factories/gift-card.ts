import { groupedCode } from "@/src/domain/gift-card/card-code";
import { codeOfCard } from "@/src/services/gift-cards/card-secrets";
import type { OpenShop } from "@/tests/setup/open-shop";
import { paidOrder } from "./delivered-order";
import { filledCart } from "./filled-cart";
import type { OrderView } from "./order-view";
import { createShopper, type Shopper } from "./shopper";

export interface BoughtCard {
  readonly id: number;
  readonly code: string;
  readonly order: OrderView;
}

const groups = /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/;

/** The code that a card's mail brings, made of the same seed. */
export async function codeInMail(open: OpenShop, cardId: number): Promise<string> {
  const [card] = await open.shop.store.giftCards.findCards([cardId]);
  if (!card) throw new Error(`There is no gift card ${cardId}.`);
  const code = groupedCode(codeOfCard(open.shop.cardKeys, card) ?? "");
  if (!groups.test(code)) throw new Error(`${code} is no code.`);
  return code;
}

/** Buys a gift card and pays for it. @param sku GC-050 to GC-500 */
export async function boughtCard(open: OpenShop, sku = "GC-100"): Promise<BoughtCard> {
  const shopper = createShopper(open);
  await shopper.add(sku);
  const order = await paidOrder(open, shopper);
  const [row] = await open.rows<{ id: number }>("select id from gift_cards where order_id = $1", [order.id]);
  if (!row) throw new Error(`${order.number} issued no card.`);
  return { id: row.id, code: await codeInMail(open, row.id), order };
}

/** Adds a card to a cart. @returns the shop's answer: it may refuse it */
export const applyGiftCard = (shopper: Shopper, { code }: Pick<BoughtCard, "code">) =>
  shopper.post("/api/gift-card/check", { code });

/** A cart of one watch with a card that pays for it. @throws when the shop refuses the card */
export async function cartWithCard(open: OpenShop, card: Pick<BoughtCard, "code">): Promise<Shopper> {
  const shopper = await filledCart(open);
  const { status, body } = await applyGiftCard(shopper, card);
  if (status !== 200) throw new Error(`${card.code}: ${JSON.stringify(body)}`);
  return shopper;
}

/** Balance of each account of a card. */
export async function balanceOf(open: OpenShop, cardId: number): Promise<Record<string, number>> {
  const rows = await open.rows<{ account: string; amount: number }>(
    "select account, sum(amount)::float8 as amount from gift_card_entries where card_id = $1 group by account having sum(amount) <> 0",
    [cardId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
