/**
 * Fills a database, an empty one too, with the shop's catalogue, content and, in a trial shop, demo accounts.
 * Safe to run twice.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { seed } from "@/src/seed/index";
import { revalidateFromJob } from "@/src/server/runtime/revalidate-from-job";
import { tags } from "@/src/store/revisions/tags";
import { applyMigrations } from "./parts/apply-migrations";
import { seedMark } from "./parts/database-state.mjs";
import { describeFailure } from "./parts/failure.mjs";

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
await payload.kv.set(seedMark, { state: "finished", at: new Date().toISOString() });
await notifyRunningShop();
await payload.destroy();
process.exit(0);

/** A running shop renders its pages again; usually none is running. */
async function notifyRunningShop() {
  try {
    await revalidateFromJob(tags);
  } catch (error) {
    const isShopDown = error instanceof TypeError && isRefused(error.cause);
    if (!isShopDown)
      console.log(`seed: pages of a running shop may be old until the next save: ${String(error)}`);
  }
}

function isRefused(cause: unknown) {
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "ECONNREFUSED";
}

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
