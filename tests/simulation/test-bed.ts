import { randomUUID } from "node:crypto";
import { Pool, type QueryResultRow } from "pg";
import { cacheByRevision, type RevisionCache } from "@/src/store/cache/cache-by-revision";
import { catalogueSource, type CatalogueSource } from "@/src/store/cache/catalogue-source";
import { snapshotOf, type Snapshot } from "@/src/store/cache/snapshot";
import type { Rates } from "@/src/domain/money/currency";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { readContentMark } from "@/src/store/revisions/revision";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

export type Rows = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Shared by all histories: a seeded database, the CMS on it, a mail server. */
export interface TestBed {
  readonly open: OpenShop;
  readonly source: CatalogueSource;
  readonly rates: Rates;
  /** The cache of a new node: products, read again after a change by an editor or a sale. */
  readonly rememberSold: () => RevisionCache<Snapshot>;
  readonly rows: Rows;
  /** Connections of two nodes: opening one costs more than all its queries. */
  readonly pools: readonly Pool[];
  /** Database processes that wait for another one's lock. */
  readonly whoWaits: (processes: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Ends processes of the database. @returns once they are gone */
  readonly terminate: (processes: readonly number[]) => Promise<void>;
  /** Restores the initial state. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const tableNames = `
  select format('%I', tables.relname) as name,
         case when id.attnum is not null then pg_get_serial_sequence(format('%I', tables.relname), 'id') end as sequence
    from pg_class tables
    left join pg_attribute id on id.attrelid = tables.oid and id.attname = 'id'
   where tables.relkind = 'r' and tables.relnamespace = 'public'::regnamespace
   order by tables.relname`;

interface Table {
  readonly name: string;
  /** The sequence of its numbers. */
  readonly sequence: string | null;
}

/** Tables that are empty before the first trade. */
async function tablesOfTrade(rows: Rows): Promise<readonly Table[]> {
  const found: Table[] = [];
  for (const table of await rows<Table & QueryResultRow>(tableNames)) {
    const [first] = await rows(`select 1 from ${table.name} limit 1`);
    if (!first) found.push(table);
  }
  return found;
}

export async function openTestBed(): Promise<TestBed> {
  const open = await openShop();
  const { payload, rows } = open;
  const pool: Pool = payload.db.pool;
  const source = catalogueSource(payload);
  const seeded = await source.loadSnapshot();
  /** By the mark of the content: nodes read the same, and reading is most of the cost of a history. */
  const read = new Map<string, Promise<Snapshot>>();
  async function readSold(): Promise<Snapshot> {
    // Editors of histories change prices, sales the stock: only articles change.
    const mark = await readContentMark(pool);
    const known =
      read.get(mark) ?? loadProducts(payload).then((products) => snapshotOf({ ...seeded, products }));
    read.set(mark, known);
    return known;
  }
  const trade = await tablesOfTrade(rows);
  const pools = Array.from(
    { length: 2 },
    () => new Pool({ connectionString: process.env.DATABASE_URL, max: 100, idleTimeoutMillis: 0 }),
  );
  // Connections that were ended at the server report it after their return to the pool.
  for (const one of pools) one.on("error", () => undefined);
  // Deadlocks are detected before a wait takes long.
  await rows(
    `alter database "${new URL(process.env.DATABASE_URL ?? "").pathname.slice(1)}" set deadlock_timeout = '50ms'`,
  );
  const prices = await rows<{ id: number; price: number }>("select id, price from products");
  const whoWaits = async (processes: readonly number[]) => {
    const found = await rows<{ pid: number }>(
      "select pid from unnest($1::int[]) pid where cardinality(pg_blocking_pids(pid)) > 0",
      [processes],
    );
    return new Set(found.map(({ pid }) => pid));
  };
  return {
    open,
    source,
    rates: seeded.settings.rates,
    rememberSold: () => cacheByRevision(() => readContentMark(pool), readSold),
    rows,
    pools,
    whoWaits,
    async terminate(processes) {
      if (processes.length === 0) return;
      await rows("select pg_terminate_backend(pid) from unnest($1::int[]) pid", [processes]);
      for (;;) {
        const left = await rows("select 1 from pg_stat_activity where pid = any($1::int[])", [processes]);
        if (left.length === 0) return;
      }
    },
    async reset() {
      const connection = await pool.connect();
      try {
        await connection.query("begin; set local session_replication_role = replica");
        const emptied = trade.map(({ name }) => `delete from ${name}`);
        const begun = trade.flatMap(({ sequence }) =>
          sequence === null ? [] : [`select setval('${sequence}', 1, false)`],
        );
        await connection.query([...emptied, ...begun].join("; "));
        // Progress of listing the providers' payments; the table keeps other things, too.
        await connection.query("delete from payload_kv where key like 'payments-listed-%'");
        await connection.query(
          "update products set price = known.price from unnest($1::int[], $2::numeric[]) known(id, price) where products.id = known.id",
          [prices.map(({ id }) => id), prices.map(({ price }) => price)],
        );
        await connection.query("update revisions set mark = $1 where key = 'content'", [randomUUID()]);
        await connection.query("commit");
      } finally {
        connection.release();
      }
      read.clear();
      open.mailbox.clear();
    },
    async close() {
      for (const one of pools) await one.end();
      await open.close();
    },
  };
}
