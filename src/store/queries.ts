import type { Pool, QueryResultRow } from "pg";

/** A query that each connection prepares once under its name: for frequent queries. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** Target of a query: the pool, or the connection of a transaction. */
export interface Queries {
  query<Row extends QueryResultRow>(
    question: string | NamedQuery,
    values?: unknown[],
  ): Promise<{ readonly rows: Row[]; readonly rowCount: number | null }>;
}

/**
 * Runs `work` in one transaction: all or nothing. `work` must use the given connection and never the pool: with more
 * transactions than connections, each would wait for a connection that another holds.
 * @throws whatever `work` throws, after a rollback
 */
export async function inTransaction<Value>(
  pool: Pool,
  work: (db: Queries) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  let failure: Error | undefined;
  // A connection lost between two queries emits an error; without a listener the process would exit.
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
    // A connection that cannot roll back is discarded instead of returned to the pool.
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
 * Runs `work` unless the lock is already held. The work may use the pool and wait: it occupies a connection, so use it
 * only for rare operations.
 * @returns null if the lock is already held
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
