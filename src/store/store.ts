import type { Pool } from "pg";
import type { GiftWish } from "@/src/domain/gift/gift-wish";
import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { SearchEntry } from "@/src/domain/search/search-entry";
import { countVisit, countVisitsSince, findAffiliate, purgeVisits } from "@/src/store/affiliates/affiliate-rows";
import { deleteCartsBefore, readCartLines } from "@/src/store/carts/cart-rows";
import { takeOrdersToCheck } from "@/src/store/orders/due-orders";
import {
  findSavedWatches,
  removeSavedWatch,
  isSubscribed,
  saveWatch,
  subscribeOwner,
  unsubscribeOwner,
} from "@/src/store/accounts/account-rows";
import type { CatalogueSource } from "@/src/cache/catalogue-source";
import { claimCart, readCustomerCart } from "@/src/store/carts/claim-cart";
import { finishEvent, receiveEvent, type ReceivedEvent } from "@/src/store/payments/event-rows";
import { findCart, type CartKeys } from "@/src/store/carts/found-cart";
import { findGiftWishes, purgeGiftWishes, saveGiftWish } from "@/src/store/gifts/gift-wish-rows";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import { findCardEvents, findStrayHolds } from "@/src/store/gift-cards/gift-card-ledger";
import {
  findCards,
  findCardsByHash,
  findCardsOfCart,
  findCardsOf,
  findCardsToExpire,
} from "@/src/store/gift-cards/gift-card-rows";
import { purgeRateLimits, takeRateLimit, type Limit } from "@/src/store/forms/limit-rows";
import { purgeMails, markMailSent, postponeMail, takeDueMail } from "@/src/store/mails/mail-rows";
import { chooseProvider, giveSession } from "@/src/store/orders/order-changes";
import { addFigures, purgeFigures, readDaysOfOrders, readFigures } from "@/src/store/figures/figure-rows";
import {
  claimPress,
  dropPress,
  findOutcome,
  findPress,
  finishPress,
  purgeOutcomes,
  type Press,
} from "@/src/store/forms/form-outcome-rows";
import { findOrderToken } from "@/src/store/orders/find-order-token";
import { findOrder, findOrdersOf, findOrdersOfAffiliate, type OrderKey } from "@/src/store/orders/order-rows";
import { orderTransaction, type OrderTransaction } from "./order-transaction";
import { countFreePlaces, findPlace, findPasswordHash } from "@/src/store/preorders/preorder-rows";
import { findPromo } from "@/src/store/carts/promo-rows";
import { putCartLine, type LineChange } from "@/src/store/carts/put-cart-line";
import { withAdvisoryLock, inTransaction } from "./queries";
import {
  agreeToCartMail,
  findAbandonedCarts,
  isCartAbandoned,
  leaveCartMail,
  readCartMailConsent,
  tellOfCart,
  type CartMailConsent,
} from "@/src/store/carts/reminder-rows";
import { insertRegistration } from "@/src/store/forms/registration-rows";
import { hasReview, insertReview, type NewReview } from "@/src/store/reviews/review-rows";
import {
  purgeRequests,
  insertApplication,
  insertRequest,
  type NewApplication,
  type NewRequest,
} from "@/src/store/forms/request-rows";
import {
  askForMail,
  confirmSubscriber,
  purgeSubscribers,
  removeSubscriber,
  type Asking,
} from "@/src/store/newsletter/subscriber-rows";
import { eraseCustomer, hasOpenOrders } from "@/src/store/accounts/erase-customer";
import {
  findIdleCustomers,
  purgeBuyers,
  purgeCardHolders,
  purgeEvents,
  tellIdleCustomers,
} from "@/src/store/accounts/retention-rows";
import { endSession, findSession, purgeSessions, prolongSession } from "@/src/store/accounts/session-rows";
import { signIn } from "@/src/store/accounts/sign-in";
import { purgeCodes, replaceCode, type NewCode } from "@/src/store/accounts/sign-in-code-rows";
import { removeCartLine } from "@/src/store/carts/remove-cart-line";
import { findEntries, replaceIndex } from "@/src/store/search/search-index";

/** Every query and write the services need. */
export function createStore(pool: Pool, source: CatalogueSource) {
  return {
    ...source,
    readCartLines: (token: string) => readCartLines(pool, token),
    /** The cart a browser works with, in one statement. */
    findCart: (keys: CartKeys) => findCart(pool, keys),
    putCartLine: (keys: CartKeys, change: LineChange) => putCartLine(pool, keys, change),
    removeCartLine: (keys: CartKeys, sku: string) => removeCartLine(pool, keys, sku),
    deleteCartsBefore: (before: Date) => inTransaction(pool, (db) => deleteCartsBefore(db, before)),
    countFreePlaces: (offerId: number) => countFreePlaces(pool, offerId),
    findPlace: (orderId: number) => findPlace(pool, orderId),
    findPasswordHash: (key: string) => findPasswordHash(pool, key),
    findPromo: (code: string, now: Date, cartToken: string | null) => findPromo(pool, code, now, cartToken),
    saveGiftWish: (wish: GiftWish, now: Date) => saveGiftWish(pool, wish, now),
    findGiftWishes: (ids: readonly string[]) => findGiftWishes(pool, ids),
    purgeGiftWishes: (before: Date) => purgeGiftWishes(pool, before),
    /** All of it or nothing; inside, only `tx` may be asked. */
    transaction: <Value>(work: (tx: OrderTransaction) => Promise<Value>) =>
      inTransaction(pool, (db) => work(orderTransaction(db))),
    withAdvisoryLock: <Value>(thing: string, work: () => Promise<Value>) =>
      withAdvisoryLock(pool, thing, work),
    findOrder: (key: OrderKey, value: string | number) => findOrder(pool, key, value),
    /** The secret of an order, for who knows its number and its buyer's address. */
    findOrderToken: (number: string, email: string) => findOrderToken(pool, number, email),
    giveSession: (number: string, session: { readonly id: string; readonly url: string | null }) =>
      giveSession(pool, number, session),
    chooseProvider: (number: string, known: string | null, provider: PaymentProvider) =>
      chooseProvider(pool, number, known, provider),
    takeOrdersToCheck: (due: Parameters<typeof takeOrdersToCheck>[1]) => takeOrdersToCheck(pool, due),
    findStrayHolds: () => findStrayHolds(pool),
    findCards: (ids: readonly number[]) => findCards(pool, ids),
    findCardsByHash: (hashes: readonly string[]) => findCardsByHash(pool, hashes),
    findCardsOf: (email: string) => findCardsOf(pool, email.toLowerCase()),
    findCardsToExpire: (before: Date) => findCardsToExpire(pool, before),
    findCardEvents: (id: number) => findCardEvents(pool, id),
    findCardsOfCart: (hashes: readonly string[], cartToken: string | null) =>
      findCardsOfCart(pool, hashes, cartToken),
    receiveEvent: (event: ReceivedEvent) => receiveEvent(pool, event),
    finishEvent: (id: string, outcome: string, now: Date) => finishEvent(pool, id, outcome, now),
    takeDueMail: (now: Date, until: Date) => takeDueMail(pool, now, until),
    markMailSent: (key: string, now: Date) => markMailSent(pool, key, now),
    postponeMail: (key: string, error: string, next: Date | null) => postponeMail(pool, key, error, next),
    replaceIndex: (mark: string, entries: readonly SearchEntry[]) => replaceIndex(pool, mark, entries),
    findEntries: (query: string, locale: Locale, limit: number) => findEntries(pool, query, locale, limit),
    takeRateLimit: (key: string, limit: Limit, now: Date) => takeRateLimit(pool, key, limit, now),
    purgeMails: (before: Date) => purgeMails(pool, before),
    purgeRateLimits: (now: Date) => purgeRateLimits(pool, now),
    claimPress: (press: Press) => claimPress(pool, press),
    finishPress: (outcome: Parameters<typeof finishPress>[1]) => finishPress(pool, outcome),
    dropPress: (tokenHash: string) => dropPress(pool, tokenHash),
    findPress: (press: string) => findPress(pool, press),
    findOutcome: (tokenHash: string, now: Date) => findOutcome(pool, tokenHash, now),
    purgeOutcomes: (now: Date) => purgeOutcomes(pool, now),
    saveRequest: (request: NewRequest, mails: Parameters<typeof insertRequest>[2], now: Date) =>
      inTransaction(pool, (db) => insertRequest(db, request, mails, now)),
    saveRegistration: (
      request: NewRequest,
      list: string,
      mails: Parameters<typeof insertRegistration>[3],
      now: Date,
    ) => inTransaction(pool, (db) => insertRegistration(db, request, list, mails, now)),
    saveApplication: (
      application: NewApplication,
      mails: Parameters<typeof insertApplication>[2],
      now: Date,
    ) => inTransaction(pool, (db) => insertApplication(db, application, mails, now)),
    hasReview: (occasion: string) => hasReview(pool, occasion),
    saveReview: (review: NewReview, mailOf: Parameters<typeof insertReview>[2], now: Date) =>
      inTransaction(pool, (db) => insertReview(db, review, mailOf, now)),
    purgeRequests: (before: Date) => inTransaction(pool, (db) => purgeRequests(db, before)),
    askForMail: (asking: Asking, mails: Parameters<typeof askForMail>[2]) =>
      inTransaction(pool, (db) => askForMail(db, asking, mails)),
    confirmSubscriber: (
      confirmation: Parameters<typeof confirmSubscriber>[1],
      mails: Parameters<typeof confirmSubscriber>[2],
    ) => inTransaction(pool, (db) => confirmSubscriber(db, confirmation, mails)),
    removeSubscriber: (id: number, at: Date) => removeSubscriber(pool, id, at),
    purgeSubscribers: (state: Parameters<typeof purgeSubscribers>[1], before: Date) =>
      purgeSubscribers(pool, state, before),
    purgeBuyers: (which: "paid" | "unpaid", before: Date) =>
      inTransaction(pool, (db) => purgeBuyers(db, which, before)),
    purgeCardHolders: (before: Date) => purgeCardHolders(pool, before),
    purgeEvents: (before: Date) => purgeEvents(pool, before),
    purgeVisits: (day: string) => purgeVisits(pool, day),
    tellIdleCustomers: (
      times: Parameters<typeof tellIdleCustomers>[1],
      mailTo: Parameters<typeof tellIdleCustomers>[2],
    ) => inTransaction(pool, (db) => tellIdleCustomers(db, times, mailTo)),
    findIdleCustomers: (times: Parameters<typeof findIdleCustomers>[1]) => findIdleCustomers(pool, times),
    findOrdersOf: (email: string) => findOrdersOf(pool, email),
    agreeToCartMail: (customerId: number, consent: CartMailConsent) =>
      agreeToCartMail(pool, customerId, consent),
    leaveCartMail: (customerId: number) => leaveCartMail(pool, customerId),
    readCartMailConsent: (customerId: number) => readCartMailConsent(pool, customerId),
    findAbandonedCarts: (times: Parameters<typeof findAbandonedCarts>[1]) => findAbandonedCarts(pool, times),
    tellOfCart: (cartId: number, times: Parameters<typeof tellOfCart>[2], mail: AddressedMail) =>
      inTransaction(pool, (db) => tellOfCart(db, cartId, times, mail)),
    isCartAbandoned: (cartId: number) => isCartAbandoned(pool, cartId),
    findAffiliate: (id: number) => findAffiliate(pool, id),
    findOrdersOfAffiliate: (id: number) => findOrdersOfAffiliate(pool, id),
    countVisit: (code: string, day: string) => countVisit(pool, code, day),
    countVisitsSince: (id: number, day: string) => countVisitsSince(pool, id, day),
    findSavedWatches: (customerId: number) => findSavedWatches(pool, customerId),
    saveWatch: (customerId: number, bespokeId: string) => saveWatch(pool, customerId, bespokeId),
    removeSavedWatch: (customerId: number, bespokeId: string) =>
      removeSavedWatch(pool, customerId, bespokeId),
    isSubscribed: (email: string) => isSubscribed(pool, email),
    subscribeOwner: (consent: Parameters<typeof subscribeOwner>[1]) => subscribeOwner(pool, consent),
    unsubscribeOwner: (email: string, at: Date) => unsubscribeOwner(pool, email, at),
    readCustomerCart: (customerId: number) => readCustomerCart(pool, customerId),
    hasOpenOrders: (email: string) => hasOpenOrders(pool, email),
    eraseCustomer: (customerId: number, farewell: Parameters<typeof eraseCustomer>[2], now: Date) =>
      inTransaction(pool, (db) => eraseCustomer(db, customerId, farewell, now)),
    queueMail: (mail: AddressedMail, now: Date) => queueMails(pool, [mail], now),
    /** Makes a code the only one of its e-mail, with the mail that brings it. */
    replaceCode: (code: NewCode, mail: Parameters<typeof replaceCode>[2], now: Date) =>
      inTransaction(pool, (db) => replaceCode(db, code, mail, now)),
    purgeCodes: (now: Date) => purgeCodes(pool, now),
    signIn: (signingIn: Parameters<typeof signIn>[1]) => inTransaction(pool, (db) => signIn(db, signingIn)),
    findSession: (tokenHash: string, now: Date) => findSession(pool, tokenHash, now),
    prolongSession: (tokenHash: string, times: Parameters<typeof prolongSession>[2]) =>
      prolongSession(pool, tokenHash, times),
    endSession: (tokenHash: string) => endSession(pool, tokenHash),
    purgeSessions: (now: Date) => purgeSessions(pool, now),
    claimCart: (customerId: number, token: string | null) =>
      inTransaction(pool, (db) => claimCart(db, customerId, token)),
    addFigures: (figures: Parameters<typeof addFigures>[1]) => addFigures(pool, figures),
    readFigures: (from: string) => readFigures(pool, from),
    readDaysOfOrders: (from: string) => readDaysOfOrders(pool, from),
    purgeFigures: (before: string) => purgeFigures(pool, before),
    isReachable: async () => {
      const { rowCount } = await pool.query("select 1");
      return rowCount === 1;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
