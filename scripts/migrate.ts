/**
 * Brings the database to the structure this version needs, and unchanged content to what this version delivers.
 * Started by npm start; does nothing twice.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { applyMigrations } from "./parts/apply-migrations";
import { describeFailure } from "./parts/failure.mjs";
import { followContent } from "./parts/follow-content";

const payload = await getPayload({ config, disableOnInit: true });
try {
  await applyMigrations(payload);
  await followContent(payload);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
await payload.destroy();
process.exit(0);
