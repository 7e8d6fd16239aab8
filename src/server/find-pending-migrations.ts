import { Client } from "pg";
import { migrations } from "@/src/migrations";

const patienceMs = 10_000;

/**
 * Names of migrations of this version that the database lacks. One that has more is newer, and is served: a migration adds
 * before a later one takes away (docs/deploying.md).
 * @throws Error of the database, where it does not answer
 */
export async function findPendingMigrations(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  await client.connect();
  try {
    const applied = new Set(await readApplied(client));
    return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
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
