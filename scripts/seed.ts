/** Fills a database with the shop's catalogue, content and demo accounts. Safe to run twice. */
import config from "@payload-config";
import { getPayload } from "payload";
import { seed } from "../src/seed/index";
import { seedMark } from "./parts/database-state.mjs";

const payload = await getPayload({ config, disableOnInit: true });
// The mark tells an interrupted seed, which is run again, from a finished one.
await payload.kv.set(seedMark, { state: "started" });
await seed(payload);
await payload.kv.set(seedMark, { state: "finished", at: new Date().toISOString() });
await payload.destroy();
process.exit(0);
