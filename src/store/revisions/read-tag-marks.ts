import type { Queries } from "@/src/store/queries";
import { tags, type Tag } from "@/src/store/revisions/tags";

interface Row {
  readonly key: string;
  readonly mark: string;
}

/** The mark of the last change of each tag (src/store/revision); nothing for one that never changed. */
export async function readTagMarks(db: Queries): Promise<ReadonlyMap<Tag, string>> {
  const { rows } = await db.query<Row>("select key, mark from revisions where key like 'tag:%'");
  const marks = new Map(rows.map(({ key, mark }) => [key, mark]));
  return new Map(
    tags.flatMap((tag) => {
      const mark = marks.get(`tag:${tag}`);
      return mark === undefined ? [] : [[tag, mark] as const];
    }),
  );
}
