import type { Queries } from "@/src/store/queries";

const key = "timetable";

/** kept: this process already had it; taken: the previous holder's lease has expired. */
export type Lease = "kept" | "taken";

/**
 * Takes or renews the lease for running scheduled jobs. It uses the database's clock: those of two machines may differ.
 * @param holder id of this process
 * @param seconds after which another process may take it
 * @returns null while another process holds it
 */
export async function takeLease(db: Queries, holder: string, seconds: number): Promise<Lease | null> {
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

/** Releases the lease, so that the next process need not wait for its expiry. */
export async function releaseLease(db: Queries, holder: string): Promise<void> {
  await db.query(`delete from payload_kv where key = '${key}' and data->>'holder' = $1`, [holder]);
}

/** Restarts jobs begun by a process that has ended. @returns how many */
export async function freeJobs(db: Queries): Promise<number> {
  const { rowCount } = await db.query("update payload_jobs set processing = false where processing");
  return rowCount ?? 0;
}

/**
 * Restarts jobs that this process has begun but no longer runs: their end could not be saved while the database was
 * unavailable. @param running running tasks @returns how many
 */
export async function freeForgottenJobs(
  db: Queries,
  queue: string,
  running: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query(
    `update payload_jobs set processing = false
      where processing and queue = $1 and task_slug::text <> all($2::text[]) and updated_at < now() - interval '10 seconds'`,
    [queue, running],
  );
  return rowCount ?? 0;
}
