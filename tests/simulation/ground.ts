import { randomUUID } from "node:crypto";
import type { Pool, QueryResultRow } from "pg";
import { getPayload, type Payload } from "payload";
import { catalogueSource } from "@/src/cache/catalogue-source";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

export type Rows = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** What all histories stand on: a seeded database, two nodes' CMS on it, a mail server. */
export interface Ground {
  readonly open: OpenShop;
  readonly payloads: readonly Payload[];
  readonly rows: Rows;
  readonly connectionString: string;
  /** Which processes of the database wait for another one's lock. */
  readonly whoWaits: (processes: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Ends processes of the database. @returns once they are gone */
  readonly terminate: (processes: readonly number[]) => Promise<void>;
  /** Puts everything back as it was when it was opened. */
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
  /** What its numbers come from. */
  readonly sequence: string | null;
}

/** Tables that nothing is in before anybody trades. */
async function tablesOfTrade(rows: Rows): Promise<readonly Table[]> {
  const found: Table[] = [];
  for (const table of await rows<Table & QueryResultRow>(tableNames)) {
    const [first] = await rows(`select 1 from ${table.name} limit 1`);
    if (!first) found.push(table);
  }
  return found;
}

export async function openGround(): Promise<Ground> {
  const open = await openShop();
  const { default: config } = await import("@payload-config");
  const other = await getPayload({ config, key: "other" });
  const pool: Pool = open.payload.db.pool;
  // The database goes before its idle connections do.
  other.db.pool.on("error", () => undefined);
  const { rows } = open;
  const trade = await tablesOfTrade(rows);
  // What waits in a circle is found while nobody has to wait long for it.
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
    payloads: [open.payload, other],
    rows,
    connectionString: process.env.DATABASE_URL ?? "",
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
        await connection.query(
          "update products set price = known.price from unnest($1::int[], $2::numeric[]) known(id, price) where products.id = known.id",
          [prices.map(({ id }) => id), prices.map(({ price }) => price)],
        );
        await connection.query("update revisions set mark = $1 where key = 'content'", [randomUUID()]);
        await connection.query("commit");
      } finally {
        connection.release();
      }
      open.mailbox.clear();
      // Nodes know what is sold, as after a while without an edit.
      for (const payload of [open.payload, other]) await catalogueSource(payload).snapshots.current();
    },
    async close() {
      await other.destroy();
      await open.close();
    },
  };
}
