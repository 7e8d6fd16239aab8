import type { Queries } from "@/src/store/queries";

interface NumberRow {
  readonly number: string;
}

/**
 * Orders whose payment should be checked again: the provider has reported nothing for a while. Taking them
 * marks them, so that two nodes do not ask about the same ones.
 * @param before orders asked about later than this are left alone
 */
export async function claimOrdersToCheck(
  db: Queries,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await db.query<NumberRow>(
    `update orders set checked_at = $1 where id in (
       select id from orders
        where state in ('pending', 'processing') and coalesce(checked_at, created_at) < $2
          -- Nobody has opened a page for it: its buyer still has the link.
          and (link_until is null or link_until <= $1 or session_id is not null)
        order by coalesce(checked_at, created_at) limit $3 for update skip locked)
     returning number`,
    [now, before, limit],
  );
  return rows.map((row) => row.number);
}
