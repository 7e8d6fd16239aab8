/** Brings the database to the structure this version needs. Started by npm start; does nothing twice. */
import config from "@payload-config";
import { getPayload, type Migration } from "payload";
import { migrations } from "@/src/store/migrations";
import { holdMigrationLock, refuseOldStructure } from "./parts/database-state.mjs";
import { describeFailure } from "./parts/failure.mjs";

try {
  await refuseOldStructure(
    process.env.DATABASE_URL,
    migrations.map(({ name }) => name),
  );
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
const payload = await getPayload({ config, disableOnInit: true });
// Of two that start at once, one migrates and the other finds nothing left to do.
const release = await holdMigrationLock(process.env.DATABASE_URL);
// They take what PostgreSQL's adapter hands over; the CMS's type is that of any database.
await payload.db.migrate({ migrations: migrations as Migration[] });
await release();
await payload.destroy();
process.exit(0);
