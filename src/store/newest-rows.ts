import type { CollectionSlug, Payload } from "payload";
import * as v from "valibot";

type Doc = Record<string, unknown>;
type Schema = v.GenericSchema<unknown, unknown>;

interface Query {
  readonly sort?: string;
}

const savedAt = ({ updatedAt }: Doc): number => new Date(String(updatedAt)).getTime();

/**
 * All rows of a collection as shown to its editors: the newest draft of each, or the row itself if none is newer. An
 * incomplete draft is replaced by the published row, or left out without one. For staff only.
 */
export async function readNewestRows<Row extends Schema>(
  payload: Payload,
  collection: CollectionSlug,
  row: Row,
  { sort }: Query = {},
): Promise<v.InferOutput<Row>[]> {
  const all = { collection, pagination: false, limit: 0, ...(sort && { sort }) } as const;
  const [{ docs }, { docs: drafts }] = await Promise.all([
    payload.db.find<Doc>(all),
    payload.db.queryDrafts<Doc>({ collection, pagination: false, limit: 0 }),
  ]);
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  return docs.flatMap((doc) => {
    const draft = draftOf.get(doc.id);
    // The seed writes rows without drafts: then the row itself is newer.
    const seen = doc._status === "published" ? [doc] : [];
    const versions = draft && savedAt(draft) >= savedAt(doc) ? [draft, ...seen] : [doc];
    const whole = versions.map((version) => v.safeParse(row, version)).find(({ success }) => success);
    return whole?.success ? [whole.output] : [];
  });
}
