import { tableOf } from "@/src/store/table-of";
import type { ScheduledAct, WaitingDraft } from "@/src/domain/home/waiting";
import { selectionFields } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";
import type { Queries } from "@/src/store/queries";

const bannerText =
  "(select text.version_text from _banners_v_locales text where text._parent_id = version.id and text._locale = 'fr')";

/** Lists with drafts, and the column with an entry's name. */
const named: readonly (readonly [list: string, name: string])[] = [
  ...selectionFields.map((field) => [selectionTable[field].catalogue, "version.version_key"] as const),
  ["watches", "version.version_code"],
  ["products", "version.version_sku"],
  ["promo-codes", "version.version_code"],
  ["pages", "version.version_slug"],
  ["banners", bannerText],
];
const globals = ["brand", "shop-settings", "law", "configurator-settings", "navigation", "footer", "quiz"];

/** The CMS creates a page whenever its form is opened: an empty page does not count as a draft. */
const written = (list: string) => (list === "pages" ? " and coalesce(version.version_slug, '') <> ''" : "");

const drafts = [
  ...named.map(
    ([
      list,
      name,
    ]) => `select '${list}' as list, version.parent_id as id, ${name} as name, version.updated_at as at
      from _${tableOf(list)}_v version where version.latest and version.version__status = 'draft'${written(list)}`,
  ),
  ...globals.map(
    (list) => `select '${list}' as list, null::int as id, '' as name, version.updated_at as at
      from _${tableOf(list)}_v version where version.latest and version.version__status = 'draft'`,
  ),
].join(" union all ");

/** Unpublished drafts, newest first, with their authors from the audit log. */
export async function findDrafts(
  db: Queries,
  most: number,
): Promise<{ readonly count: number; readonly newest: readonly WaitingDraft[] }> {
  const { rows } = await db.query<WaitingDraft & { readonly count: number }>(
    `with drafts as (${drafts}), newest as (select *, count(*) over ()::int as count from drafts order by at desc limit $1)
     select newest.list, newest.id, coalesce(newest.name, '') as name, newest.at, newest.count,
            (select entry.by from audit_entries entry
              where entry.entity = newest.list and coalesce(entry.document, '') = coalesce(newest.id::text, '')
              order by entry.id desc limit 1) as by
       from newest order by newest.at desc`,
    [most],
  );
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, ...draft }) => ({ ...draft, at: new Date(draft.at) })),
  };
}

const entries = named
  .map(
    ([list, name]) =>
      `select '${list}' as list, version.parent_id as id, ${name} as name from _${tableOf(list)}_v version where version.latest`,
  )
  .join(" union all ");

type UnnamedAct = Omit<ScheduledAct, "name">;

/** Scheduled publications and withdrawals, next one first. */
export async function findScheduled(db: Queries, most: number): Promise<readonly ScheduledAct[]> {
  const { rows } = await db.query<UnnamedAct>(
    `select coalesce(input -> 'doc' ->> 'relationTo', input ->> 'global') as list,
            (input -> 'doc' ->> 'value')::int as id, wait_until as at,
            coalesce(input ->> 'type', 'publish') = 'unpublish' as "isWithdrawal"
       from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false)
        and wait_until is not null
      order by wait_until limit $1`,
    [most],
  );
  const names = await namesOf(db, rows);
  return rows.map((act) => ({
    ...act,
    at: new Date(act.at),
    name: names.get(`${act.list} ${act.id}`) ?? "",
  }));
}

/** Names of entries from their last save. Usually nothing is scheduled, and no query is made. */
async function namesOf(db: Queries, acts: readonly UnnamedAct[]): Promise<ReadonlyMap<string, string>> {
  if (acts.length === 0) return new Map();
  const { rows } = await db.query<{ list: string; id: number; name: string | null }>(
    `select list, id, name from (${entries}) entry where (list, id) in (select * from unnest($1::text[], $2::int[]))`,
    [acts.map(({ list }) => list), acts.map(({ id }) => id)],
  );
  return new Map(rows.map(({ list, id, name }) => [`${list} ${id}`, name ?? ""]));
}
