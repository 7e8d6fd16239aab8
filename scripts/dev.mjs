/** npm run dev: the shop with live reloading, on the same parts as npm start. */
import path from "node:path";
import { createShutdown } from "./parts/launcher.mjs";
import { packageProgram } from "./parts/run-command.mjs";
import { prepareDatabase } from "./parts/prepare-database.mjs";
import { bringUpServices, prepareShop, refreshPorts, serveShop } from "./parts/shop.mjs";
import { printTable, step } from "./parts/steps.mjs";
import { shopTable } from "./parts/summary.mjs";

const shutdown = createShutdown();
try {
  const prepared = await prepareShop({ command: "npm run dev", mode: "development", shutdown });
  await prepareDatabase(prepared);
  const shop = await refreshPorts(prepared);
  await bringUpServices({ ...shop, shutdown });
  await step("shop", () => {
    const next = packageProgram("next/dist/bin/next");
    const args = [next, "dev", "-p", String(shop.ports.shop), ...process.argv.slice(2)];
    return serveShop({ ...shop, args, shutdown });
  });
  console.log();
  printTable(shopTable(shop));
  console.log(`\nLog of the shop: ${path.join(shop.data, "logs", "shop.log")}. Ctrl-C stops everything.`);
} catch (error) {
  await shutdown.fail(error);
}
