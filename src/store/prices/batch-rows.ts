import type { Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import type { BatchState, PriceChange, PriceProblem, SetPrice } from "@/src/domain/prices/price-batch";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import type { Queries } from "@/src/store/queries";

/** Prices that change together. */
export interface DecidedBatch {
  readonly catalogue: PriceCatalogue;
  readonly currency: Currency;
  /** e-mail of the staff member */
  readonly by: string;
  readonly decidedAt: Date;
  /** null for immediately */
  readonly dueAt: Date | null;
  /** batch it reverts */
  readonly undoes: number | null;
  readonly changes: readonly (PriceChange & { readonly reference: string })[];
}

/** A batch with its state. */
export interface PriceBatch extends DecidedBatch {
  readonly id: number;
  readonly state: BatchState;
  readonly endedAt: Date | null;
  readonly problem: PriceProblem | null;
  /** the batch that reverted this one */
  readonly undoneBy: number | null;
}

/** Saves a batch with its prices; inside a transaction. @returns its number */
export async function insertBatch(db: Queries, batch: DecidedBatch, state: BatchState): Promise<number> {
  const { catalogue, currency, by, decidedAt, dueAt, undoes, changes } = batch;
  const endedAt = state === "applied" ? decidedAt : null;
  const { rows } = await db.query<{ id: number }>(
    `insert into price_batches (catalogue, currency, state, by, decided_at, due_at, ended_at, undoes_id)
     values ($1, $2, $3::text::enum_price_batches_state, $4, $5::timestamptz, $6::timestamptz, $7::timestamptz, $8::int)
     returning id`,
    [catalogue, currency, state, by, decidedAt, dueAt, endedAt, undoes],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("PostgreSQL gave a batch of prices no number.");
  await db.query(
    `insert into price_changes (batch_id, catalogue, document, reference, before, after)
     select $1, $2, (change ->> 'id')::int, change ->> 'reference', (change ->> 'before')::int, (change ->> 'after')::int
       from jsonb_array_elements($3::jsonb) change`,
    [id, catalogue, JSON.stringify(changes)],
  );
  return id;
}

interface Row {
  readonly id: number;
  readonly catalogue: PriceCatalogue;
  readonly currency: Currency;
  readonly state: BatchState;
  readonly by: string;
  readonly decidedAt: Date | string;
  readonly dueAt: Date | string | null;
  readonly endedAt: Date | string | null;
  readonly problem: PriceProblem | null;
  readonly undoes: number | null;
  readonly undoneBy: number | null;
  readonly changes: readonly { id: number; reference: string; before: number | null; after: number | null }[];
}

const moment = (value: Date | string | null) => (value === null ? null : new Date(value));

const amountOrNone = (amount: number | null): SetPrice => (amount === null ? null : minor(amount));

const toBatch = ({ decidedAt, dueAt, endedAt, changes, ...row }: Row): PriceBatch => ({
  ...row,
  decidedAt: new Date(decidedAt),
  dueAt: moment(dueAt),
  endedAt: moment(endedAt),
  changes: changes.map(({ before, after, ...change }) => ({
    ...change,
    before: amountOrNone(before),
    after: amountOrNone(after),
  })),
});

const select = `
  select batch.id, catalogue, currency, state, by, decided_at as "decidedAt", due_at as "dueAt", ended_at as "endedAt", problem,
         undoes_id as undoes,
         (select min(later.id) from price_batches later
           where later.undoes_id = batch.id and later.state in ('applied', 'scheduled')) as "undoneBy",
         (select coalesce(jsonb_agg(jsonb_build_object('id', document::int, 'reference', reference,
                   'before', before::int, 'after', after::int) order by id), '[]')
            from price_changes where batch_id = batch.id) as changes
    from price_batches batch`;

/** Batches, newest first. @param before number of the batch the page begins after, null for the newest */
export async function listBatches(
  db: Queries,
  catalogue: PriceCatalogue,
  before: number | null,
  most: number,
): Promise<readonly PriceBatch[]> {
  const { rows } = await db.query<Row>(
    `${select} where catalogue = $1 and ($2::int is null or batch.id < $2) order by batch.id desc limit $3`,
    [catalogue, before, most],
  );
  return rows.map(toBatch);
}

/** Scheduled batches of every list, next one first. */
export async function listScheduledBatches(db: Queries): Promise<readonly PriceBatch[]> {
  const { rows } = await db.query<Row>(
    `${select} where state = 'scheduled' order by due_at, batch.id limit 100`,
  );
  return rows.map(toBatch);
}

export async function findBatch(db: Queries, id: number): Promise<PriceBatch | null> {
  const { rows } = await db.query<Row>(`${select} where batch.id = $1`, [id]);
  return rows[0] ? toBatch(rows[0]) : null;
}

/** Locks the next due batch until the transaction ends. */
export async function lockDueBatch(db: Queries, now: Date): Promise<PriceBatch | null> {
  const { rows } = await db.query<Row>(
    `${select} where batch.id = (select id from price_batches where state = 'scheduled' and due_at <= $1::timestamptz
                                  order by due_at, id limit 1 for update skip locked)`,
    [now],
  );
  return rows[0] ? toBatch(rows[0]) : null;
}

/** Saves the outcome of a scheduled batch. @returns whether it was still pending */
export async function endBatch(
  db: Queries,
  id: number,
  state: Exclude<BatchState, "scheduled">,
  at: Date,
  problem: PriceProblem | null = null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update price_batches set state = $2::text::enum_price_batches_state, ended_at = $3::timestamptz, problem = $4::text
      where id = $1 and state = 'scheduled'`,
    [id, state, at, problem],
  );
  return (rowCount ?? 0) > 0;
}

/** An earlier price change from the grid. */
export interface PastChange {
  readonly document: number;
  readonly batch: number;
  readonly by: string;
  readonly at: Date;
  readonly before: number | null;
  readonly after: number | null;
}

/** The last changes of every price of a list in a currency, newest first. @param each most changes per price */
export async function listPastChanges(
  db: Queries,
  catalogue: PriceCatalogue,
  currency: Currency,
  each: number,
): Promise<readonly PastChange[]> {
  const { rows } = await db.query<PastChange>(
    `select past.* from (select distinct document from price_changes where catalogue = $1) known
      cross join lateral (
        select change.document::int as document, batch.id as batch, batch.by, batch.ended_at as at,
               change.before::int as before, change.after::int as after
          from price_changes change join price_batches batch on batch.id = change.batch_id
         where change.catalogue = $1 and change.document = known.document and batch.state = 'applied'
           and batch.currency = $3
         order by change.id desc limit $2) past`,
    [catalogue, each, currency],
  );
  return rows;
}
