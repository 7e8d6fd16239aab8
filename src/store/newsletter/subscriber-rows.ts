import type { SubscriberState } from "@/src/domain/forms/subscriber";
import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import { queueEvent } from "@/src/store/webhooks/event-rows";
import type { Happened } from "@/src/domain/webhooks/webhook-event";
import type { Queries } from "@/src/store/queries";

/** A subscription request. */
export interface Asking {
  readonly email: string;
  readonly locale: Locale;
  /** Version of the accepted consent text. */
  readonly consentText: string;
  /** Hash of the address the request came from. */
  readonly from: string;
  readonly at: Date;
}

/** A subscriber's current state. */
export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly state: SubscriberState;
}

const columns = "id, email, locale, state";

/**
 * Saves a subscription request with its proof; a confirmed subscriber stays confirmed. In one transaction with the mails.
 */
export async function askForNewsletter(
  db: Queries,
  { email, locale, consentText, from, at }: Asking,
  mails: (subscriber: Subscriber) => readonly AddressedMail[],
): Promise<void> {
  const { rows } = await db.query<Subscriber>(
    `insert into subscribers (email, state, locale, consent_text, asked_at, asked_from, created_at, updated_at)
     values ($1, 'pending', $2, $3, $4, $5, $4, $4)
     on conflict (email) do update set
       state = case when subscribers.state = 'confirmed' then subscribers.state else 'pending' end,
       locale = case when subscribers.state = 'confirmed' then subscribers.locale else excluded.locale end,
       consent_text = case when subscribers.state = 'confirmed' then subscribers.consent_text else excluded.consent_text end,
       asked_at = case when subscribers.state = 'confirmed' then subscribers.asked_at else excluded.asked_at end,
       asked_from = case when subscribers.state = 'confirmed' then subscribers.asked_from else excluded.asked_from end,
       updated_at = excluded.updated_at
     returning ${columns}`,
    [email, locale, consentText, at, from],
  );
  const [subscriber] = rows;
  if (!subscriber) throw new Error("The subscriber was not written.");
  await queueMails(db, mails(subscriber), at);
}

/** An address that was confirmed. */
type Confirmed = Subscriber & { readonly consentText: string; readonly confirmedAt: Date };

const subscribedEvent = ({ id, email, locale, consentText, confirmedAt }: Confirmed): Happened => ({
  type: "newsletter.subscribed",
  key: `newsletter.subscribed:${id}:${confirmedAt.getTime()}`,
  data: { email, locale, confirmedAt: confirmedAt.toISOString(), consentText },
});

/**
 * Confirms an address, with what follows from it; a repeated call changes nothing.
 * @param asked when the link was sent: a link from before an unsubscription is void
 * @returns null for an address that is not (or no longer) to be confirmed
 */
export async function confirmSubscriber(
  db: Queries,
  confirmation: { readonly id: number; readonly asked: Date; readonly from: string; readonly at: Date },
  mails: (subscriber: Subscriber) => readonly AddressedMail[],
): Promise<Subscriber | null> {
  const { id, asked, from, at } = confirmation;
  const { rows } = await db.query<Confirmed>(
    `update subscribers set state = 'confirmed', updated_at = $4, left_at = null,
            confirmed_at = case when state = 'confirmed' then confirmed_at else $4 end,
            confirmed_from = case when state = 'confirmed' then confirmed_from else $3 end
      where id = $1 and (state <> 'left' or left_at < $2)
      returning ${columns}, consent_text as "consentText", confirmed_at as "confirmedAt"`,
    [id, asked, from, at],
  );
  const [subscriber] = rows;
  if (!subscriber) return null;
  await queueMails(db, mails(subscriber), at);
  await queueEvent(db, subscribedEvent(subscriber), at);
  return subscriber;
}

/** Unsubscribes an address; the proof of consent is kept with its end date. */
export async function removeSubscriber(db: Queries, id: number, at: Date): Promise<void> {
  await db.query(
    `update subscribers set state = 'left', left_at = coalesce(left_at, $2), updated_at = $2 where id = $1`,
    [id, at],
  );
}

const purged = {
  pending: "delete from subscribers where state = 'pending' and asked_at < $1",
  left: "delete from subscribers where state = 'left' and left_at < $1",
} as const;

/** Deletes subscribers who never confirmed, or unsubscribed long ago. @returns how many */
export async function purgeSubscribers(
  db: Queries,
  state: keyof typeof purged,
  before: Date,
): Promise<number> {
  const { rowCount } = await db.query(purged[state], [before]);
  return rowCount ?? 0;
}

/** A confirmed reader with the proof of consent. */
export interface Reader {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly consentText: string;
  readonly confirmedAt: Date | null;
}

/** Confirmed readers, oldest first. @param after last row number of the previous batch */
export async function listReaders(db: Queries, after: number, most: number): Promise<readonly Reader[]> {
  const { rows } = await db.query<Reader>(
    `select id, email, locale, consent_text as "consentText", confirmed_at as "confirmedAt"
       from subscribers where state = 'confirmed' and id > $1 order by id limit $2`,
    [after, most],
  );
  return rows;
}
