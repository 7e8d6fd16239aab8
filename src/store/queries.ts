import type { Pool, QueryResultRow } from "pg";

/** A query that each connection prepares once under its name: for what runs all day. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** What a query can be sent to: the pool, or one connection in the middle of a transaction. */
export interface Queries {
  query<Row extends QueryResultRow>(
    question: string | NamedQuery,
    values?: unknown[],
  ): Promise<{ readonly rows: Row[]; readonly rowCount: number | null }>;
}

/**
 * Runs `work` in one transaction: all of it happens, or none.
 * `work` must ask through the connection it is given and never through the pool: with more transactions
 * than connections, each would wait for one that another holds.
 * @throws whatever `work` throws, after undoing it
 */
export async function inTransaction<Value>(
  pool: Pool,
  work: (db: Queries) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  let failure: Error | undefined;
  // One that is lost between two questions says so here; with nobody listening the process would end.
  const noteLost = (error: Error) => {
    failure = error;
  };
  connection.on("error", noteLost);
  try {
    await connection.query("begin");
    const value = await work(connection);
    await connection.query("commit");
    return value;
  } catch (error) {
    // A connection that cannot even undo is thrown away rather than handed to the next request.
    await connection.query("rollback").catch((broken: Error) => {
      failure = broken;
    });
    throw error;
  } finally {
    connection.off("error", noteLost);
    connection.release(failure);
  }
}

/**
 * Does `work` unless somebody else is at the same thing just now. The work may ask through the pool and wait for others:
 * it holds a connection meanwhile, so it is for what few people do at a time.
 * @returns null when somebody else is at it
 */
export const withAdvisoryLock = <Value>(
  pool: Pool,
  thing: string,
  work: () => Promise<Value>,
): Promise<Value | null> =>
  inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ mine: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine",
      [thing],
    );
    return rows[0]?.mine ? work() : null;
  });
