/** Writes the migration from the newest snapshot to the current collections. Started by npm run migrate:create. */
import config from "@payload-config";
import { getPayload } from "payload";

const [migrationName] = process.argv.slice(2);
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({
  payload,
  skipEmpty: true,
  ...(migrationName !== undefined && { migrationName }),
});
process.exit(0);
