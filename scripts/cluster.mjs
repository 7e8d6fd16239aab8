/** npm run cluster: three shops behind the shipped proxy, with all their services, on this machine; until Ctrl-C. */
import path from "node:path";
import { buildEverything } from "./parts/build-everything.mjs";
import { noPool } from "./parts/cluster/pool.mjs";
import { startCluster } from "./parts/cluster/start-cluster.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { createShutdown } from "./parts/launcher.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { printTable, step } from "./parts/steps.mjs";

const shutdown = createShutdown({ announcement: "Stopping the cluster …" });
try {
  const data = openDataFolder(process.env);
  await ensureDependencies(data);
  const folder = path.join(data, "cluster");
  await step("build", async (say) => {
    await buildEverything({ data, say });
    return "production build";
  });
  const cluster = await step(
    "cluster",
    async (say) => {
      const nodes = Number(process.env.CLUSTER_NODES ?? 3);
      const started = await startCluster({ folder, nodes, port: Number(process.env.PORT ?? 3000), say });
      shutdown.add("cluster", started.stop);
      return started;
    },
    ({ origin }) => origin,
  );
  /** @type {[name: string, value: string][]} */
  const nodes = cluster.nodes.map(({ name, url }) => [name, url]);
  printTable([
    ["shop", cluster.origin],
    ["admin", `${cluster.origin}/admin`],
    ...nodes,
    ["pool", cluster.pool ? new URL(cluster.pool.url).host : noPool],
    ["payments", `${cluster.paymentsUrl}/_control`],
    ["mailbox", cluster.mailboxUrl],
    ["logs", path.join(folder, "logs")],
  ]);
  console.log("\nCtrl-C stops everything; all data stays in the data folder.\n");
} catch (error) {
  await shutdown.fail(error);
}
