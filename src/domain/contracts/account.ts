import * as v from "valibot";
import { orderStates } from "@/src/domain/order/order-state";
import { ownAmounts } from "./own-amounts";
import { requestText } from "./text";

/** Amounts and days are texts in the page's language: nothing is computed with them here. */
const accountOrder = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  /** of its page, with the order's secret */
  href: v.string(),
  receipt: v.nullable(v.string()),
  /** where the buyer may withdraw from it; null when the right has ended */
  withdrawal: v.nullable(v.string()),
  creditNotes: v.array(v.object({ number: v.string(), href: v.string() })),
  placedOn: v.string(),
  total: v.string(),
  /** has withdrawals, exchanges or refunds */
  lines: v.array(v.object({ title: v.string(), quantity: v.number(), marks: v.array(v.string()) })),
});

const ownedWatch = v.object({
  sku: v.string(),
  title: v.string(),
  details: v.array(v.string()),
  image: v.nullable(v.string()),
  href: v.nullable(v.string()),
  order: v.string(),
  /** false for a watch that is no longer made this way */
  isSellable: v.boolean(),
  /** days of the next looks at seals and movement; null before the watch has arrived */
  care: v.nullable(v.object({ seals: v.string(), service: v.string() })),
});

const savedWatch = v.object({
  sku: v.string(),
  href: v.string(),
  image: v.string(),
  /** today's, in hundredths of a euro; null for a watch that is no longer made this way */
  price: v.nullable(v.number()),
  own: v.optional(ownAmounts),
  savedOn: v.string(),
  parts: v.array(v.object({ name: v.string(), value: v.string() })),
});

/** A received card, with its balance; or a given one, whose use only its receiver sees. */
const accountCard = v.object({
  ending: v.string(),
  value: v.string(),
  /** null for a card that was given to another person */
  left: v.nullable(v.string()),
  until: v.string(),
  sentOn: v.string(),
  /** name of the receiver, where one was entered */
  recipient: v.nullable(v.string()),
  /** of its page, with its code; null for a card that was given to another person */
  href: v.nullable(v.string()),
});

/** Answer of GET /api/account: everything the page shows, in its language. */
export const accountResponse = v.object({
  email: v.string(),
  since: v.string(),
  orders: v.array(accountOrder),
  watches: v.array(ownedWatch),
  saved: v.array(savedWatch),
  giftCards: v.array(accountCard),
  addresses: v.array(v.array(v.string())),
  isSubscribed: v.boolean(),
  /** agreed to cart reminders */
  hasCartMail: v.boolean(),
});
export type AccountResponse = v.InferOutput<typeof accountResponse>;
export type AccountCard = v.InferOutput<typeof accountCard>;
export type OwnedWatch = v.InferOutput<typeof ownedWatch>;
export type SavedWatchView = v.InferOutput<typeof savedWatch>;

/** Saves a composed watch, or removes it. */
export const saveWatchRequest = v.object({
  sku: v.pipe(requestText, v.trim(), v.minLength(1), v.maxLength(60)),
  isSaved: v.boolean(),
});

export const newsletterChoiceRequest = v.object({ isSubscribed: v.boolean() });

export const cartMailRequest = v.object({ isAgreed: v.boolean() });

export const noRequest = v.object({});

export const eraseRequest = v.object({ token: v.pipe(requestText, v.maxLength(200)) });

/** An empty answer. */
export const doneResponse = v.object({});
