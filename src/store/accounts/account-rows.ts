import type { Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";

/** A watch saved by a customer. */
export interface SavedWatch {
  readonly bespokeId: string;
  readonly savedAt: Date;
}

/** The watches saved by a customer, newest first. */
export async function findSavedWatches(db: Queries, customerId: number): Promise<readonly SavedWatch[]> {
  const { rows } = await db.query<{ bespoke_id: string; created_at: Date }>(
    "select bespoke_id, created_at from saved_watches where customer_id = $1 order by id desc",
    [customerId],
  );
  return rows.map((row) => ({ bespokeId: row.bespoke_id, savedAt: row.created_at }));
}

/** More than a customer needs to compare. */
const MAX_SAVED = 60;

/** Saves a watch; a repeated call changes nothing. One statement, so the limit also holds for concurrent requests. */
export async function saveWatch(
  db: Queries,
  customerId: number,
  bespokeId: string,
): Promise<"saved" | "unknown" | "full"> {
  const { rows } = await db.query<{ is_known: boolean; is_saved: boolean }>(
    `with known as (select bespoke_id from bespoke_watches where bespoke_id = $2),
     saved as (
       insert into saved_watches (customer_id, bespoke_id)
       select $1, bespoke_id from known
        where (select count(*) from saved_watches where customer_id = $1) < ${MAX_SAVED}
           or exists (select 1 from saved_watches where customer_id = $1 and bespoke_id = $2)
       on conflict (customer_id, bespoke_id) do update set updated_at = now()
       returning id)
     select exists (select 1 from known) as is_known, exists (select 1 from saved) as is_saved`,
    [customerId, bespokeId],
  );
  const [row] = rows;
  if (!row?.is_known) return "unknown";
  return row.is_saved ? "saved" : "full";
}

/** Removes a saved watch. */
export async function removeSavedWatch(db: Queries, customerId: number, bespokeId: string): Promise<void> {
  await db.query("delete from saved_watches where customer_id = $1 and bespoke_id = $2", [
    customerId,
    bespokeId,
  ]);
}

/** Whether an e-mail is subscribed to the newsletter. */
export async function isSubscribed(db: Queries, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select 1 from subscribers where lower(email) = $1 and state = 'confirmed'",
    [email],
  );
  return (rowCount ?? 0) > 0;
}

interface Consent {
  readonly email: string;
  readonly locale: Locale;
  /** Version of the accepted consent text. */
  readonly consentText: string;
  /** Hash of the address the request came from. */
  readonly from: string;
  readonly at: Date;
}

/**
 * Subscribes an e-mail whose owner has proved it by signing in: requested and confirmed at once, with the same proof as
 * by mail.
 */
export async function subscribeOwner(
  db: Queries,
  { email, locale, consentText, from, at }: Consent,
): Promise<void> {
  await db.query(
    `insert into subscribers (email, state, locale, consent_text, asked_at, asked_from, confirmed_at,
                              confirmed_from, created_at, updated_at)
     values ($1, 'confirmed', $2, $3, $4, $5, $4, $5, $4, $4)
     on conflict (email) do update set state = 'confirmed', locale = excluded.locale,
       consent_text = excluded.consent_text, asked_at = excluded.asked_at, asked_from = excluded.asked_from,
       confirmed_at = excluded.confirmed_at, confirmed_from = excluded.confirmed_from, left_at = null,
       updated_at = excluded.updated_at`,
    [email, locale, consentText, at, from],
  );
}

/** Unsubscribes an e-mail; the proof of consent is kept with its end date. */
export async function unsubscribeOwner(db: Queries, email: string, at: Date): Promise<void> {
  await db.query(
    `update subscribers set state = 'left', left_at = coalesce(left_at, $2), updated_at = $2
      where lower(email) = $1 and state <> 'left'`,
    [email, at],
  );
}
