import { parseSku } from "@/src/domain/cart/parse-sku";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { givenBack } from "@/src/domain/order/amount-due";
import type { Order } from "@/src/domain/order/order";
import type { Customer } from "@/src/store/accounts/session-rows";
import type { Shop } from "@/src/services/shop";

/** An order as its buyer may export it, without the shop's internal fields. */
const exportedOrder = (order: Order) => ({
  number: order.number,
  state: order.state,
  placedAt: order.createdAt,
  paidAt: order.paidAt,
  receiptNumber: order.receiptNumber,
  language: order.locale,
  chargeCurrency: order.chargeCurrency,
  totalInHundredths: order.total,
  refundedInHundredths: givenBack(order),
  vatPercent: order.vatPercent,
  promo: order.promo,
  note: order.note,
  contact: order.contact,
  lines: order.lines.map(({ sku, title, details, quantity, unit, total, selection, gift, tastes }) => ({
    sku,
    title,
    details,
    quantity,
    unitInHundredths: unit,
    totalInHundredths: total,
    selection,
    gift,
    tastes,
  })),
  timeline: order.timeline,
});

/** A received card, with its balance; for a card given to another person, only what the buyer wrote. */
const exportedCard = ({ balance, seed: _seed, ...card }: GiftCard, email: string) => ({
  ...card,
  ...(card.recipientEmail?.toLowerCase() === email.toLowerCase() && { balanceInHundredths: balance }),
});

/**
 * Everything the shop stores about a customer, machine-readable. Source: specification 11.3; GDPR, articles 15 and 20.
 */
export async function exportAccount({ store, clock }: Shop, customer: Customer) {
  const [orders, savedWatches, cart, isSubscribed, cartMailSince, stockNotices, formerEmails] =
    await Promise.all([
      store.orders.findOrdersOf(customer.email),
      store.accounts.findSavedWatches(customer.id),
      store.carts.readCustomerCart(customer.id),
      store.accounts.isSubscribed(customer.email),
      store.carts.readCartMailConsent(customer.id),
      store.stock.findNoticesOf(customer.email),
      store.accounts.findFormerEmails(customer.id),
    ]);
  const cards = await store.giftCards.findCardsOf(customer.email);
  const ids = cart.flatMap(({ sku }) => parseSku(sku).wishId ?? []);
  const wishes = new Map((await store.gifts.findGiftWishes(ids)).map((wish) => [wish.id, wish]));
  const wishOf = (sku: string) => wishes.get(parseSku(sku).wishId ?? "");
  return {
    exportedAt: clock(),
    account: {
      email: customer.email,
      formerEmails,
      language: customer.locale,
      createdAt: customer.createdAt,
    },
    newsletter: { isSubscribed },
    cartReminders: { agreedAt: cartMailSince ?? null },
    backInStockNotices: stockNotices,
    orders: orders.map(exportedOrder),
    giftCards: cards.map((card) => exportedCard(card, customer.email)),
    savedWatches,
    cart: cart.map(({ sku, quantity }) => ({
      sku: parseSku(sku).article,
      quantity,
      gift: wishOf(sku)?.gift ?? null,
      tastes: wishOf(sku)?.tastes ?? null,
    })),
  };
}
