/** npm start: the whole shop from one command, on a machine with only Node and npm. */
import path from "node:path";
import { build, purgePagesOfOthers, isBuildCurrent, serverArguments } from "./parts/build.mjs";
import { messageOf } from "./parts/failure.mjs";
import { printFirstAdminLink } from "./parts/first-admin.mjs";
import { createShutdown } from "./parts/launcher.mjs";
import { refuseFailedLaunchChecks } from "./parts/owner.mjs";
import { prepareDatabase } from "./parts/prepare-database.mjs";
import { bringUpServices, prepareShop, refreshPorts, serveShop } from "./parts/shop.mjs";
import { printTable, step } from "./parts/steps.mjs";
import { shopTable } from "./parts/summary.mjs";
import { warmShop } from "./parts/warm.mjs";

const began = performance.now();
const shutdown = createShutdown();
try {
  const prepared = await prepareShop({ command: "npm start", mode: "production", shutdown });
  // A build needs no database: on two cores, both at once take little longer than the build alone.
  const database = prepareDatabase(prepared).then(() => refuseFailedLaunchChecks(prepared.shopEnv));
  await Promise.all([database, buildShop(prepared)]);
  const shop = await refreshPorts(prepared);
  const { shopEnv, ports } = shop;
  if (purgePagesOfOthers(shopEnv))
    console.log("  Pages rendered for another database or address were discarded.");
  await Promise.all([
    bringUpServices({ ...shop, shutdown }),
    step("shop", () => serveShop({ ...shop, args: serverArguments(shopEnv), shutdown })),
  ]);
  console.log(`\nThe shop is open after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  printTable(shopTable(shop));
  await printFirstAdminLink(shop);
  console.log("\nCtrl-C stops everything; all data stays in the data folder.\n");
  await warmPages(ports.shop);
} catch (error) {
  await shutdown.fail(error);
}

/** @param {import("./parts/types.ts").PreparedShop} shop */
async function buildShop({ shopEnv, data }) {
  if (isBuildCurrent(shopEnv)) return;
  await step("build", async (say) => {
    await build(shopEnv, {
      logFile: path.join(data, "logs", "build.log"),
      say,
      record: { data, name: "build" },
    });
    return "production build";
  });
}

/**
 * The shop serves meanwhile. Pages that could not be rendered now are rendered at their first request.
 * @param {number} port
 */
async function warmPages(port) {
  const ending = new AbortController();
  shutdown.add("first pages", async () => ending.abort());
  await step("first pages", async () => {
    try {
      const { pages, pictures, failed } = await warmShop(`http://127.0.0.1:${port}`, ending.signal);
      return `${pages} pages and ${pictures} pictures are ready${failed > 0 ? `, ${failed} could not be made` : ""}`;
    } catch (error) {
      await shutdown.holdIfStopping();
      return `left for later: ${messageOf(error)}`;
    }
  });
}
