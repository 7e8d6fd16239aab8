import type { Migration, Payload } from "payload";
import { migrations } from "@/src/store/migrations";
import { holdMigrationLock, refuseOldStructure } from "./database-state.mjs";

/**
 * Applies pending migrations. Of two processes that start at once, one migrates and the other finds nothing left to do.
 * @throws Failure for a database from before the first release
 */
export async function applyMigrations(payload: Payload): Promise<void> {
  const url = process.env.DATABASE_URL;
  await refuseOldStructure(
    url,
    migrations.map(({ name }) => name),
  );
  const release = await holdMigrationLock(url);
  // They take what PostgreSQL's adapter hands over; the CMS's type is that of any database.
  await payload.db.migrate({ migrations: migrations as Migration[] });
  await release();
}
