import type { SavedRequest, NewRequest } from "./request-rows";
import { insertRequest } from "./request-rows";
import type { Queries } from "@/src/store/queries";

/**
 * Saves a registration for a list and queues its mails, once for each e-mail: concurrent requests wait.
 * @param list name of the list, one of the registration's lines
 * @returns null if the e-mail is already on the list
 */
export async function insertRegistration(
  db: Queries,
  request: NewRequest,
  list: string,
  mails: Parameters<typeof insertRequest>[2],
  now: Date,
): Promise<SavedRequest | null> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `registration|${list}|${request.email}`,
  ]);
  const known = await db.query(
    `select 1 from requests request join requests_answers answer on answer._parent_id = request.id
      where request.kind = $1 and request.email = $2 and answer.value = $3 limit 1`,
    [request.kind, request.email, list],
  );
  return known.rowCount ? null : insertRequest(db, request, mails, now);
}
