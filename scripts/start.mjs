/** npm start: the whole shop from one command, on a machine that has nothing but Node and npm. */
import path from "node:path";
import { build, forgetPagesOfOthers, isBuildCurrent } from "./parts/build.mjs";
import { createShutdown } from "./parts/launcher.mjs";
import { packageProgram } from "./parts/run-command.mjs";
import { bringUpServices, prepareShop, serveShop } from "./parts/shop.mjs";
import { printTable, step } from "./parts/steps.mjs";
import { shopTable } from "./parts/summary.mjs";

const began = performance.now();
const shutdown = createShutdown();
try {
  const shop = await prepareShop({ command: "npm start", mode: "production", shutdown });
  const { shopEnv, data, ports } = shop;
  if (!isBuildCurrent(shopEnv)) {
    await step("build", async (say) => {
      await build(shopEnv, { logFile: path.join(data, "logs", "build.log"), say });
      return "production build";
    });
  }
  if (forgetPagesOfOthers(shopEnv))
    console.log("  Pages rendered for another database or address were discarded.");
  await bringUpServices({ ...shop, shutdown });
  await step("shop", () => {
    const args = [
      packageProgram("next/dist/bin/next"),
      "start",
      "-p",
      String(ports.shop),
      ...hostArguments(shopEnv),
    ];
    return serveShop({ ...shop, args, shutdown });
  });
  console.log(`\nThe shop is open after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  printTable(shopTable(shop));
  console.log("\nCtrl-C stops everything; all data stays in the data folder.");
} catch (error) {
  await shutdown.fail(error);
}

/** LISTEN_HOST=127.0.0.1 keeps the shop from being seen by other machines. */
function hostArguments(env) {
  return env.LISTEN_HOST ? ["-H", env.LISTEN_HOST] : [];
}
