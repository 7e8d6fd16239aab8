import type { Period } from "@/src/domain/calendar/before";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { figureMonths } from "@/src/domain/tracking/day-figure";
import type { Shop } from "@/src/services/shop";
import { eraseIdleAccounts } from "./erase-idle-accounts";

/** A kind of data kept for a limited time, and how it is deleted. */
export interface RetentionRule {
  /** Its name in docs/operating.md. */
  readonly what: string;
  /** Period, counted from the event named in the docs; `{}` for data with its own end date. */
  readonly keep: Period;
  /** @param since newer data is kept @returns number of deleted rows */
  readonly purge: (shop: Shop, since: Date) => Promise<number>;
}

/** Runs batches until nothing is left. */
async function repeatUntilNoneLeft(batch: () => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await batch();
    if (count === 0) return done;
    done += count;
  }
}

/**
 * All personal data, with the promised retention periods.
 * Source: page "politique-des-cookies" and its text on personal data.
 */
export const retention: readonly RetentionRule[] = [
  {
    what: "carts",
    keep: { days: 90 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.carts.deleteCartsBefore(since)),
  },
  {
    what: "carts and checkouts of agents",
    keep: { days: 30 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.agentSessions.deleteSessionsBefore(since)),
  },
  {
    // A gift wish is added to the cart within a click, so a day is enough.
    what: "words about gifts that lie in no cart",
    keep: { days: 1 },
    purge: ({ store }, since) => store.gifts.purgeGiftWishes(since),
  },
  { what: "sign-in codes", keep: {}, purge: ({ store }, since) => store.accounts.purgeCodes(since) },
  {
    what: "sessions",
    keep: {},
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.accounts.purgeSessions(since)),
  },
  {
    what: "limits (hashes of addresses and e-mails)",
    keep: {},
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.forms.purgeRateLimits(since)),
  },
  {
    what: "forms sent without our script: what was typed, and what came of it",
    keep: {},
    purge: ({ store }, since) => store.forms.purgeOutcomes(since),
  },
  {
    // They may have a buyer's address in them.
    what: "answers to other systems and agents, for repeated requests",
    keep: {},
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.idempotency.purgeIdempotencyKeys(since)),
  },
  { what: "unused accounts", keep: { years: 3 }, purge: (shop) => eraseIdleAccounts(shop) },
  {
    what: "requests, registrations, applications and ended agreements of affiliates",
    keep: { years: 3 },
    purge: ({ store }, since) => store.forms.purgeRequests(since),
  },
  {
    what: "newsletter, never confirmed",
    keep: { days: 30 },
    purge: ({ store }, since) => store.newsletter.purgeSubscribers("pending", since),
  },
  {
    what: "newsletter, left",
    keep: { years: 3 },
    purge: ({ store }, since) => store.newsletter.purgeSubscribers("left", since),
  },
  {
    what: "back-in-stock notices, never confirmed or notified",
    keep: { days: 30 },
    purge: async ({ store: { stock } }, since) =>
      (await stock.purgeNotices("pending", since)) + (await stock.purgeNotices("notified", since)),
  },
  {
    // An article that is not back in stock by then is unlikely to return.
    what: "back-in-stock notices that nothing came of",
    keep: { years: 1 },
    purge: ({ store: { stock } }, since) => stock.purgeNotices("confirmed", since),
  },
  {
    // Enough to answer questions about missing mails.
    what: "mails that belong to no order",
    keep: { days: 30 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.mails.purgeMails(since)),
  },
  {
    // Enough to find out what another system has missed.
    what: "deliveries of webhooks",
    keep: { days: 30 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.webhooks.purgeDeliveries(since)),
  },
  {
    what: "buyers of orders that were never paid",
    keep: { months: 12 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.orders.purgeBuyers("unpaid", since)),
  },
  {
    what: "buyers of paid orders",
    keep: { years: 10 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.orders.purgeBuyers("paid", since)),
  },
  {
    what: "names and words on gift cards",
    keep: { years: 3 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.giftCards.purgeCardHolders(since)),
  },
  {
    what: "names of the payment provider’s events",
    keep: { months: 12 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.payments.purgeEvents(since)),
  },
  {
    what: "figures by day",
    keep: { months: figureMonths },
    purge: ({ store }, since) => store.figures.purgeFigures(parisDay(since)),
  },
  {
    what: "sign-ins of staff",
    keep: { days: 90 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.staff.purgeSignIns(since)),
  },
  {
    what: "changes made by staff (audit log)",
    keep: { years: 2 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.staff.purgeAudit(since)),
  },
  {
    what: "sessions, links and second factors of staff",
    keep: {},
    purge: async ({ store: { staff } }, since) =>
      (await repeatUntilNoneLeft(() => staff.purgeStaffSessions(since))) +
      (await staff.purgeLinks(since)) +
      (await staff.purgeSecondFactors()),
  },
  {
    what: "openings of affiliates’ addresses",
    keep: { months: figureMonths },
    purge: ({ store }, since) => store.affiliates.purgeVisits(parisDay(since)),
  },
  {
    what: "calls of agents",
    keep: { days: 30 },
    purge: ({ store }, since) => repeatUntilNoneLeft(() => store.agents.purgeCalls(since)),
  },
  {
    what: "profiles of agents that no longer call",
    keep: { days: 30 },
    purge: ({ store }, since) => store.agents.purgeProfiles(since),
  },
];
