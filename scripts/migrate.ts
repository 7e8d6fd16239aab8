/** Brings the database to the structure this version needs. Started by npm start; does nothing twice. */
import config from "@payload-config";
import { getPayload, type Migration } from "payload";
import { migrations } from "@/src/migrations";
import { holdMigrationLock } from "./parts/database-state.mjs";

const payload = await getPayload({ config, disableOnInit: true });
// Of two that start at once, one migrates and the other finds nothing left to do.
const release = await holdMigrationLock(process.env.DATABASE_URL);
// They take what PostgreSQL's adapter hands over; the CMS's type is that of any database.
await payload.db.migrate({ migrations: migrations as Migration[] });
await release();
await payload.destroy();
process.exit(0);
