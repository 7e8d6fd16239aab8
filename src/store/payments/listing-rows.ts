import type { Queries } from "@/src/store/queries";

const keyOf = (provider: string) => `payments-listed-${provider}`;

/** Progress of listing a provider's movements. */
export interface ListingMark {
  /** time of the last request; null if never */
  readonly asked: Date | null;
  /** everything before this has been checked; null if nothing has */
  readonly until: Date | null;
}

interface MarkRow {
  readonly asked: string | null;
  readonly until: string | null;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The marks of the given providers, in that order. */
export async function findListingMarks(
  db: Queries,
  providers: readonly string[],
): Promise<readonly ListingMark[]> {
  const { rows } = await db.query<MarkRow>(
    `select data->>'asked' as asked, data->>'until' as until
       from unnest($1::text[]) with ordinality wanted(key, place) left join payload_kv using (key) order by place`,
    [providers.map(keyOf)],
  );
  return rows.map(({ asked, until }) => ({ asked: dateOf(asked), until: dateOf(until) }));
}

export async function setListingMark(
  db: Queries,
  provider: string,
  { asked, until }: ListingMark,
): Promise<void> {
  await db.query(
    `insert into payload_kv (key, data) values ($1, jsonb_build_object('asked', $2::text, 'until', $3::text))
     on conflict (key) do update set data = excluded.data`,
    [keyOf(provider), asked?.toISOString() ?? null, until?.toISOString() ?? null],
  );
}

/** Payments without an order. @param intents the provider's ids */
export async function findUnsettled(db: Queries, intents: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ intent: string }>(
    `select intent from unnest($1::text[]) with ordinality listed(intent, place)
      where not exists (select from payments where provider_id = intent) order by place`,
    [intents],
  );
  return rows.map(({ intent }) => intent);
}
