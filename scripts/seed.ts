/**
 * Fills a database, an empty one too, with the shop's catalogue, content and, in a trial shop, demo accounts.
 * Safe to run twice.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { seed } from "@/src/seed/index";
import { applyMigrations } from "./parts/apply-migrations";
import { seedMark } from "./parts/database-state.mjs";
import { contentFingerprint } from "./parts/delivered-content.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { notifyRunningShop } from "./parts/notify-running-shop";

const payload = await getPayload({ config, disableOnInit: true });
// In the same process: loading the CMS once more would take as long as the migrations.
try {
  await applyMigrations(payload);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
// The mark distinguishes an interrupted seed, which is run again, from a finished one.
await payload.kv.set(seedMark, { state: "started" });
showProgress();
await seed(payload);
await payload.kv.set(seedMark, {
  state: "finished",
  at: new Date().toISOString(),
  content: contentFingerprint(),
});
await notifyRunningShop("seed");
await payload.destroy();
process.exit(0);

/** Prints the progress every few seconds. */
function showProgress() {
  const create = payload.db.create;
  let written = 0;
  let said = Date.now();
  payload.db.create = (args) => {
    written += 1;
    if (Date.now() - said > 4000) {
      said = Date.now();
      console.log(`seed: ${written} entries written, now ${args.collection}`);
    }
    return create.call(payload.db, args);
  };
}
