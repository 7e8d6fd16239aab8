import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** Removes receivers and messages from a batch of gift cards; the amounts are kept. @returns how many cards */
export async function purgeCardHolders(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update gift_cards set recipient_name = null, recipient_email = null, sender_name = null, message = null
      where id = any(array(
        select id from gift_cards
         where expires_at < $1 and (recipient_name is not null or recipient_email is not null
                                 or sender_name is not null or message is not null)
         order by expires_at limit ${MAX_PURGED_AT_ONCE} for update skip locked))`,
    [before],
  );
  return rowCount ?? 0;
}
