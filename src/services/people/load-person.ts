import {
  newestOf,
  type Newest,
  type PersonAccount,
  type PersonOrder,
  type PersonPreOrder,
  type PersonRequest,
  type PersonReview,
  type PersonSavedWatch,
  type PersonSession,
  type PersonSubscription,
} from "@/src/domain/people/person";
import { totalCart } from "@/src/domain/cart/total-cart";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import type { Locale } from "@/src/domain/locale/locale";
import { zero, type Minor } from "@/src/domain/money/minor";
import { showLines } from "@/src/services/cart/show-lines";
import type { Shop } from "@/src/services/shop";

/** A line of an open cart, at today's price. */
export interface PersonCartLine {
  readonly title: string;
  readonly quantity: number;
  readonly total: Minor;
}

export interface PersonCart {
  readonly id: number | null;
  readonly lines: readonly PersonCartLine[];
  /** in euro */
  readonly total: Minor;
}

/** Data that exists only for accounts. */
export interface PersonBelongings {
  readonly account: PersonAccount;
  readonly formerEmails: readonly string[];
  readonly cart: PersonCart;
  readonly watches: Newest<PersonSavedWatch>;
  readonly sessions: Newest<PersonSession>;
  /** when consent to cart reminders was given */
  readonly cartMailSince: Date | null;
}

/** The shop's data about an e-mail. */
export interface Person {
  readonly email: string;
  /** null for a guest */
  readonly belongings: PersonBelongings | null;
  readonly orders: Newest<PersonOrder>;
  readonly cards: Newest<GiftCard>;
  readonly requests: Newest<PersonRequest>;
  readonly reviews: Newest<PersonReview>;
  readonly preOrders: Newest<PersonPreOrder>;
  readonly subscription: PersonSubscription | null;
}

type Known = Pick<Shop, "store" | "clock">;

async function cartOf(shop: Known, customerId: number, locale: Locale): Promise<PersonCart> {
  const [id, stored] = await Promise.all([
    shop.store.people.findPersonCart(customerId),
    shop.store.carts.readCustomerCart(customerId),
  ]);
  const [shown, { rates }] = await Promise.all([showLines(shop, stored, locale), shop.store.loadSettings()]);
  const { lines: totals, total } = totalCart(shown, "EUR", rates);
  const lines = shown.map(({ title, quantity }, place) => ({
    title,
    quantity,
    total: totals[place]?.total ?? zero,
  }));
  return { id, lines, total };
}

async function belongingsOf(shop: Known, account: PersonAccount, locale: Locale): Promise<PersonBelongings> {
  const { people, accounts, carts } = shop.store;
  const [formerEmails, cart, watches, sessions, cartMailSince] = await Promise.all([
    accounts.findFormerEmails(account.id),
    cartOf(shop, account.id, locale),
    people.findPersonWatches(account.id),
    people.findPersonSessions(account.id, shop.clock()),
    carts.readCartMailConsent(account.id),
  ]);
  return {
    account,
    formerEmails,
    cart,
    watches: newestOf(watches),
    sessions: newestOf(sessions),
    cartMailSince: cartMailSince ?? null,
  };
}

async function personOf(
  shop: Known,
  email: string,
  account: PersonAccount | null,
  locale: Locale,
): Promise<Person> {
  const { people, giftCards } = shop.store;
  const belongings = account && (await belongingsOf(shop, account, locale));
  // A payment page may still use the address of an account merged into this one.
  const emails = [email, ...(belongings?.formerEmails ?? [])];
  const [orders, cards, requests, reviews, preOrders, subscription] = await Promise.all([
    people.findPersonOrders(emails),
    Promise.all(emails.map(giftCards.findCardsOf)),
    people.findPersonRequests(emails),
    people.findPersonReviews(emails),
    people.findPersonPreOrders(emails),
    people.findPersonSubscription(emails),
  ]);
  return {
    email,
    belongings,
    orders: newestOf(orders),
    cards: newestOf(cards.flat()),
    requests: newestOf(requests),
    reviews: newestOf(reviews),
    preOrders: newestOf(preOrders),
    subscription,
  };
}

/** A customer as shown at the order desk; null for a deleted account. @param locale of the staff member */
export async function loadCustomer(shop: Known, customerId: number, locale: Locale): Promise<Person | null> {
  const account = await shop.store.people.findAccountById(customerId);
  return account && personOf(shop, account.email.toLowerCase(), account, locale);
}

/** Everything about an e-mail, with or without an account. @param locale of the staff member */
export async function loadPerson(shop: Known, email: string, locale: Locale): Promise<Person> {
  const account = await shop.store.people.findAccountOf(email);
  return personOf(shop, account?.email.toLowerCase() ?? email, account, locale);
}
