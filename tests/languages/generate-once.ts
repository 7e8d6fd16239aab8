import config from "@payload-config";
import { getPayload } from "payload";
import { generateTypes } from "payload/node";

/**
 * Types and the migration for what changed, as npm run generate and migrate:create write them, by one program: loading the
 * configuration takes longer than either. Run in a copy of the shop (german.deep.test.ts).
 */
await generateTypes(await config);
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({ payload, skipEmpty: true, migrationName: "german" });
process.exit(0);
