/** npm run dev: the shop with live reloading, on the same parts as npm start. */
import path from "node:path";
import { embeddedParts, operatorEnvironment, shopEnvironment } from "./parts/environment.mjs";
import { claimDataFolder, createShutdown, releaseDataFolder } from "./parts/launcher.mjs";
import { packageProgram } from "./parts/run-command.mjs";
import { readSecrets } from "./parts/secrets.mjs";
import {
  bringUpDatabase,
  bringUpServices,
  choosePorts,
  ensureDependencies,
  openDataFolder,
  prepareDatabase,
  superviseRecorded,
} from "./parts/shop.mjs";
import { printTable, step } from "./parts/steps.mjs";
import { waitForAnswer } from "./parts/http.mjs";
import { shopTable } from "./parts/summary.mjs";

const shutdown = createShutdown();
try {
  const env = operatorEnvironment();
  const data = openDataFolder(env);
  await claimDataFolder(data, "npm run dev");
  shutdown.add("data folder", async () => releaseDataFolder(data));
  await ensureDependencies(data);

  const secrets = readSecrets(data);
  const server = await bringUpDatabase({ env, data, secrets, shutdown });
  const ports = await choosePorts(env);
  const embedded = embeddedParts(env);
  const shopEnv = shopEnvironment({
    env, embedded, secrets, data, ports, databaseUrl: server?.url, mode: "development",
  });
  await prepareDatabase({ env: shopEnv, data });
  await bringUpServices({ env, data, secrets, ports, shutdown });
  await step("shop", async () => {
    const next = packageProgram("next/dist/bin/next");
    superviseRecorded({
      name: "shop",
      args: [next, "dev", "-p", String(ports.shop), ...process.argv.slice(2)],
      env: shopEnv,
      data,
      shutdown,
    });
    await waitForAnswer(`${`http://127.0.0.1:${ports.shop}`}/api/health`, {
      limit: 120_000,
      isGivenUp: () => shutdown.isStopping(),
    });
    return `log: ${path.join(data, "logs", "shop.log")}`;
  });
  printTable(shopTable({ env: shopEnv, embedded, ports, data }));
} catch (error) {
  await shutdown.fail(error);
}
