import type { AnswerLine, RequestKind } from "@/src/domain/forms/request";
import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import { nextDocument } from "@/src/store/books/next-document";
import type { Queries } from "@/src/store/queries";

interface Sender {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** A new request. */
export interface NewRequest extends Sender {
  readonly kind: RequestKind;
  /** Questions and answers in the language of staff. */
  readonly lines: readonly AnswerLine[];
  /** Path of the attached composed watch, or null. */
  readonly watch: string | null;
}

export interface NewApplication extends Sender {
  readonly site: string;
  readonly channel: string;
  readonly audience: string;
  readonly message: string;
}

/** The saved request, for its mails. */
export interface SavedRequest {
  readonly id: number;
  readonly number: string;
}

type Mails = (kept: SavedRequest) => readonly AddressedMail[];

const nextReference = (db: Queries, now: Date): Promise<string> => nextDocument(db, "request", "D", now);

function savedRow(rows: readonly { id: number }[], number: string): SavedRequest {
  const [row] = rows;
  if (!row) throw new Error(`${number} was not written.`);
  return { id: row.id, number };
}

/** Saves a request and queues its mails, inside one transaction. */
export async function insertRequest(
  db: Queries,
  request: NewRequest,
  mails: Mails,
  now: Date,
): Promise<SavedRequest> {
  const number = await nextReference(db, now);
  const { rows } = await db.query<{ id: number }>(
    `insert into requests (status, number, kind, name, email, locale, watch, created_at, updated_at)
     values ('new', $1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [number, request.kind, request.name, request.email, request.locale, request.watch, now],
  );
  const kept = savedRow(rows, number);
  await db.query(
    `insert into requests_answers (_order, _parent_id, id, label, value)
     select line.position, $1, gen_random_uuid()::text, line.entry ->> 'label', line.entry ->> 'value'
       from jsonb_array_elements($2::jsonb) with ordinality as line(entry, position)`,
    [kept.id, JSON.stringify(request.lines)],
  );
  await queueMails(db, mails(kept), now);
  return kept;
}

/** Saves an affiliate's application and queues its mails. */
export async function insertApplication(
  db: Queries,
  application: NewApplication,
  mails: Mails,
  now: Date,
): Promise<SavedRequest> {
  const number = await nextReference(db, now);
  const { name, email, locale, site, channel, audience, message } = application;
  const { rows } = await db.query<{ id: number }>(
    `insert into affiliates (status, number, name, email, locale, site, channel, audience, message,
                             created_at, updated_at)
     values ('applied', $1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
    [number, name, email, locale, site, channel, audience, message, now],
  );
  const kept = savedRow(rows, number);
  await queueMails(db, mails(kept), now);
  return kept;
}

/** Deletes requests and refused applications unchanged since. @returns how many */
export async function purgeRequests(db: Queries, before: Date): Promise<number> {
  const requests = await db.query("delete from requests where updated_at < $1", [before]);
  const affiliates = await db.query("delete from affiliates where status <> 'accepted' and updated_at < $1", [
    before,
  ]);
  return (requests.rowCount ?? 0) + (affiliates.rowCount ?? 0);
}
