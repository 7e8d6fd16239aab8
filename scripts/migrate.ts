/** Brings the database to the structure this version needs. Started by npm start; does nothing twice. */
import config from "@payload-config";
import { getPayload } from "payload";

const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate();
await payload.destroy();
process.exit(0);
