import { daysAfter } from "@/src/domain/calendar/paris-day";

/** Text on a gift card or a gift watch, entered when it is bought. */
export interface GiftDetails {
  readonly recipientName: string;
  /** Null: it goes to the buyer, who prints it and hands it over. */
  readonly recipientEmail: string | null;
  readonly senderName: string;
  /** Empty for none; its line breaks are kept. */
  readonly message: string;
  /** Day in Paris as 2026-12-24; null for immediately after the payment. A past day means the same. */
  readonly sendOn: string | null;
}

/** Characters, counted like in a text field. */
export const giftLimits = { name: 80, message: 500 } as const;

/** Days on which a gift can be sent, the first and the last. @param today in Paris, as 2026-03-31 */
export const sendDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: today,
  last: daysAfter(today, 365),
});

/** Whether a gift can still be sent on a day; both as 2026-03-31, in Paris. */
export function isSendDay(day: string, today: string): boolean {
  const { first, last } = sendDays(today);
  return day >= first && day <= last;
}
