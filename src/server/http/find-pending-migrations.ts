import type { Client } from "pg";

const patienceMs = 10_000;

/**
 * Names of migrations that the database lacks. A database with more is newer, and is served: a migration adds before
 * a later one removes (docs/deploying.md).
 * @param names of all that this version has
 * @throws Error of the database, where it does not answer
 */
export async function findPendingMigrations(
  url: string,
  names: readonly string[],
): Promise<readonly string[]> {
  // Imported here: modules loaded earlier are not traced.
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  await client.connect();
  try {
    const applied = new Set(await readApplied(client));
    return names.filter((name) => !applied.has(name));
  } finally {
    await client.end();
  }
}

async function readApplied(client: Client): Promise<readonly string[]> {
  const table = await client.query<{ found: string | null }>(
    "select to_regclass('payload_migrations') as found",
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>("select name from payload_migrations");
  return rows.map(({ name }) => name);
}
