import type { LinkOwner } from "@/src/domain/content/link-owner";
import type { Queries } from "@/src/store/queries";
import { soldWatch } from "./sold-watch";

async function exists(db: Queries, rows: string, values: unknown[]): Promise<boolean> {
  const { rows: found } = await db.query<{ found: boolean }>(`select exists (${rows}) as found`, values);
  return found[0]?.found ?? false;
}

/** Whether a link target is visible to visitors: published, and for products and watches on sale. */
export async function isLinkLive(db: Queries, owner: LinkOwner): Promise<boolean> {
  switch (owner.by) {
    case "elsewhere":
    case "route":
      return true;
    case "product":
      return exists(db, "select from products where slug = $1 and is_visible and _status = 'published'", [
        owner.slug,
      ]);
    case "watch":
      return exists(
        db,
        `select from watches where path = $1 and _status = 'published' and ${soldWatch("watches")}`,
        [owner.path],
      );
    case "page":
      return exists(
        db,
        `select from pages where slug = $1 and _status = 'published'
         union all
         select from watches join watch_lines line on line.id = watches.line_id
           where 'montres/' || line.key = $1 and watches._status = 'published' and ${soldWatch("watches")}
         union all
         select from preorder_offers
           where 'montres/precommande/' || key = $1 and enabled and not coalesce(is_invited, false)`,
        [owner.slug],
      );
  }
}
