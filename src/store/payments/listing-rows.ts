import type { Queries } from "@/src/store/queries";

const keyOf = (provider: string) => `payments-listed-${provider}`;

/** How far the movements of a provider have been listed. */
export interface ListingMark {
  /** when it was asked last; null where it never was */
  readonly asked: Date | null;
  /** until when everything has been looked at; null where nothing has */
  readonly until: Date | null;
}

interface MarkRow {
  readonly asked: string | null;
  readonly until: string | null;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The marks of providers, in the order asked. */
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

/** Payments that no order is paid by. @param intents the provider's names of them */
export async function findUnsettled(db: Queries, intents: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ intent: string }>(
    `select intent from unnest($1::text[]) with ordinality listed(intent, place)
      where not exists (select from payments where provider_id = intent) order by place`,
    [intents],
  );
  return rows.map(({ intent }) => intent);
}
