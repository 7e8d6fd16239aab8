import type { Queries } from "@/src/store/queries";
import { tags, type Tag } from "@/src/store/revisions/tags";

interface Row {
  readonly key: string;
  readonly mark: string;
}

/** Times at which banners begin and end. */
const bannerTurns = `
  select 'tag:banners' as key, max(turn.at)::text as mark
    from banners
   cross join lateral (values (starts_at), (ends_at)) turn(at)
   where enabled and _status = 'published' and turn.at <= $1
  having max(turn.at) is not null`;

/**
 * The mark of the last change of each tag (src/store/revisions/revision.ts); none for one that never changed. The begin or end of a
 * banner changes pages like a save.
 */
export async function readTagMarks(db: Queries, now = new Date()): Promise<ReadonlyMap<Tag, string>> {
  const { rows } = await db.query<Row>(
    `select key, string_agg(mark, ' ' order by mark) as mark
       from (select key, mark from revisions where key like 'tag:%' union all ${bannerTurns}) marks
      group by key`,
    [now],
  );
  const marks = new Map(rows.map(({ key, mark }) => [key, mark]));
  return new Map(
    tags.flatMap((tag) => {
      const mark = marks.get(`tag:${tag}`);
      return mark === undefined ? [] : [[tag, mark] as const];
    }),
  );
}
