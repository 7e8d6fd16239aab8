import { withoutBuyer } from "@/src/store/accounts/erase-customer";
import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

const unpaid = "('pending', 'processing', 'expired', 'failed')";
const lastStep = `coalesce((select max(entry.at) from orders_timeline entry where entry._parent_id = orders.id),
                           orders.created_at)`;

/**
 * Removes the buyer from a batch of orders unchanged since: articles, date and amounts are kept.
 * @param which paid orders, or those never paid
 * @returns how many orders
 */
export async function purgeBuyers(db: Queries, which: "paid" | "unpaid", before: Date): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `update orders set ${withoutBuyer} where id = any(array(
       select id from orders
        where (contact_email is not null or contact_name is not null or contact_phone is not null or note <> '')
          and state ${which === "paid" ? "not in" : "in"} ${unpaid}
          and created_at < $1 and ${lastStep} < $1
        order by created_at limit ${MAX_PURGED_AT_ONCE} for update skip locked))
      returning id`,
    [before],
  );
  const ids = rows.map(({ id }) => id);
  await db.query(
    "update orders_lines set gift = null, details = '[]' where gift is not null and _parent_id = any($1)",
    [ids],
  );
  await db.query("delete from order_notes where order_id = any($1)", [ids]);
  return ids.length;
}
