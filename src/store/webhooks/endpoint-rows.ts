import type { Queries } from "@/src/store/queries";

/** What an endpoint has answered lately, from its deliveries. */
export interface EndpointHealth {
  readonly lastDelivered: Date | null;
  readonly lastFailed: Date | null;
  /** First failure after which nothing was accepted; null if it accepts. */
  readonly failingSince: Date | null;
  readonly waiting: number;
  readonly givenUp: number;
}

export async function findEndpointHealth(db: Queries, endpoint: number): Promise<EndpointHealth> {
  const { rows } = await db.query<EndpointHealth>(
    `with accepted as (select max(delivered_at) as at from webhook_deliveries where endpoint_id = $1)
     select accepted.at as "lastDelivered",
            max(last_attempt_at) filter (where last_error is not null) as "lastFailed",
            min(failed_at) filter (where failed_at > coalesce(accepted.at, '-infinity')) as "failingSince",
            count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'given-up')::int as "givenUp"
       from accepted left join webhook_deliveries on endpoint_id = $1 group by accepted.at`,
    [endpoint],
  );
  const [health] = rows;
  if (!health) throw new Error("An aggregate has one row.");
  return health;
}

/** Sealed secrets of an endpoint; null without. */
export async function findSealedSecrets(db: Queries, endpoint: number): Promise<string | null> {
  const { rows } = await db.query<{ sealed: string | null }>(
    "select sealed from webhook_endpoints where id = $1",
    [endpoint],
  );
  return rows[0]?.sealed ?? null;
}

/** Sealed secrets of an endpoint, locked; undefined without the endpoint, null without secrets. */
export async function lockSealedSecrets(db: Queries, endpoint: number): Promise<string | null | undefined> {
  const { rows } = await db.query<{ sealed: string | null }>(
    "select sealed from webhook_endpoints where id = $1 for update",
    [endpoint],
  );
  return rows[0]?.sealed;
}

export async function saveSealedSecrets(db: Queries, endpoint: number, sealed: string): Promise<void> {
  await db.query("update webhook_endpoints set sealed = $2 where id = $1", [endpoint, sealed]);
}

export async function listSealedSecrets(
  db: Queries,
): Promise<readonly { readonly id: number; readonly sealed: string }[]> {
  const { rows } = await db.query<{ id: number; sealed: string }>(
    "select id, sealed from webhook_endpoints where sealed is not null order by id",
  );
  return rows;
}

/** Replaces the sealed form of the same secrets. @returns false if they have changed in the meantime */
export async function resealSecrets(
  db: Queries,
  endpoint: number,
  before: string,
  after: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update webhook_endpoints set sealed = $3 where id = $1 and sealed = $2",
    [endpoint, before, after],
  );
  return rowCount === 1;
}

/**
 * Switches an endpoint off and gives up what waits for it, which staff may deliver later. In a transaction.
 * @returns its address; null if it was off already
 */
export async function switchOffEndpoint(db: Queries, endpoint: number, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ address: string }>(
    `update webhook_endpoints set is_active = false, switched_off_at = $2, updated_at = $2
      where id = $1 and is_active returning address`,
    [endpoint, now],
  );
  if (!rows[0]) return null;
  await db.query(
    `update webhook_deliveries set state = 'given-up', updated_at = $2 where endpoint_id = $1 and state = 'waiting'`,
    [endpoint, now],
  );
  return rows[0].address;
}
