import type { Queries } from "@/src/store/queries";

/** A delivered document of which staff has other fields than the newest version delivers. */
export interface KeptRow {
  readonly id: number;
  /** slug of its collection or global */
  readonly entity: string;
  /** its id; null for a global */
  readonly document: number | null;
  /** the fields as they are delivered */
  readonly kept: Readonly<Record<string, unknown>>;
}

const columns = "id, entity, document::int, kept";

export async function listKept(db: Queries): Promise<readonly KeptRow[]> {
  const { rows } = await db.query<KeptRow>(
    `select ${columns} from delivered_content where kept is not null order by entity, key`,
  );
  return rows;
}

/** Locks it until the transaction ends. */
export async function lockKept(db: Queries, id: number): Promise<KeptRow | null> {
  const { rows } = await db.query<KeptRow>(
    `select ${columns} from delivered_content where id = $1 and kept is not null for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Settles a difference. @param taken the field as it is stored now, where the delivered value was taken */
export async function settleKept(
  db: Queries,
  { id, field, taken }: { readonly id: number; readonly field: string; readonly taken?: unknown },
): Promise<void> {
  await db.query(
    `update delivered_content
        set kept = nullif(kept - $2::text, '{}'::jsonb), stored = stored || $3::jsonb, updated_at = now()
      where id = $1`,
    [id, field, JSON.stringify(taken === undefined ? {} : { [field]: taken })],
  );
}
