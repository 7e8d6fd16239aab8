import type { Pool, QueryResultRow } from "pg";

/** Whoever can be asked a question in SQL: the pool, or one connection in the middle of a transaction. */
export interface Queries {
  query<Row extends QueryResultRow>(
    text: string,
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
    connection.release(failure);
  }
}
