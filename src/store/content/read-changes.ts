import type { Queries } from "@/src/store/queries";

/** Last change of a page's content. */
export interface Change {
  readonly kind: "page" | "watch" | "manual";
  /** Slug of a page, code of a watch, number of a manual. */
  readonly key: string;
  /** ISO */
  readonly at: string;
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;

/** Last changes of published content; a watch's page also changes with its products. */
export async function readChanges(db: Queries): Promise<readonly Change[]> {
  const { rows } = await db.query<Change>(
    `select 'page' as kind, slug as key, ${iso("updated_at")} from pages where _status = 'published'
     union all
     select 'watch', code, ${iso("greatest(watches.updated_at, max(products.updated_at))")}
       from watches left join products on products.watch_id = watches.id
      group by watches.id
     union all
     select 'manual', number::int::text, ${iso("updated_at")} from manuals`,
  );
  return rows;
}
