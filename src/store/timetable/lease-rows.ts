import type { Queries } from "@/src/store/queries";

const key = "timetable";

/** kept: it was this process's already; taken: whoever had it is gone. */
export type Lease = "kept" | "taken";

/**
 * Takes or renews the right to run the timetable. The database's clock decides: those of two machines may differ.
 * @param holder names this very process
 * @param seconds after which somebody else may take it
 * @returns null while another process has it
 */
export async function leaseTimetable(db: Queries, holder: string, seconds: number): Promise<Lease | null> {
  const { rows } = await db.query<{ before: string | null }>(
    `with known as (select data->>'holder' as holder from payload_kv where key = '${key}')
     insert into payload_kv (key, data)
     values ('${key}', jsonb_build_object('holder', $1::text, 'until', extract(epoch from clock_timestamp()) + $2::int))
     on conflict (key) do update set data = excluded.data
       where payload_kv.data->>'holder' = $1
          or (payload_kv.data->>'until')::numeric < extract(epoch from clock_timestamp())
     returning (select holder from known) as before`,
    [holder, seconds],
  );
  const [row] = rows;
  if (!row) return null;
  return row.before === holder ? "kept" : "taken";
}

/** Lets go of the timetable, so that the next one need not wait for its end. */
export async function releaseTimetable(db: Queries, holder: string): Promise<void> {
  await db.query(`delete from payload_kv where key = '${key}' and data->>'holder' = $1`, [holder]);
}

/** Jobs that a process which is gone had begun are begun anew. @returns how many */
export async function freeJobs(db: Queries): Promise<number> {
  const { rowCount } = await db.query("update payload_jobs set processing = false where processing");
  return rowCount ?? 0;
}

/**
 * Jobs that this process had begun and is not at any more: their end could not be written, since the database was away. They are
 * begun anew. @param atWork tasks that it is at @returns how many
 */
export async function freeForgottenJobs(
  db: Queries,
  queue: string,
  atWork: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query(
    `update payload_jobs set processing = false
      where processing and queue = $1 and task_slug::text <> all($2::text[]) and updated_at < now() - interval '10 seconds'`,
    [queue, atWork],
  );
  return rowCount ?? 0;
}
