/** npm run chaos [start of a name …]: fault injection into a cluster, all trials or those with that prefix. */
import path from "node:path";
import { buildEverything } from "@/scripts/parts/build-everything.mjs";
import { findPgBouncer, noPool } from "@/scripts/parts/cluster/pool.mjs";
import { startCluster } from "@/scripts/parts/cluster/start-cluster.mjs";
import { describeFailure } from "@/scripts/parts/failure.mjs";
import { dataFolder } from "@/scripts/parts/places.mjs";
import type { Finding, Trial } from "./cluster";
import { clockOff } from "./trials/clock-off";
import { clockSet } from "./trials/clock-set";
import { databaseRestarted } from "./trials/database-restarted";
import { diskFull } from "./trials/disk-full";
import { editSeen } from "./trials/edit-seen";
import { mailAway } from "./trials/mail-away";
import { nodesKilled } from "./trials/nodes-killed";
import { providerAway } from "./trials/provider-away";
import { proxiedBytes } from "./trials/proxied-bytes";
import { poolKilled } from "./trials/pool-killed";
import { primaryLost } from "./trials/primary-lost";
import { rates } from "./trials/rates";
import { replicaBehind } from "./trials/replica-behind";
import { rollingDeploy } from "./trials/rolling-deploy";
import { sale } from "./trials/sale";
import { storeAway } from "./trials/store-away";

const trials: readonly Trial[] = [
  editSeen,
  proxiedBytes,
  rollingDeploy,
  nodesKilled,
  databaseRestarted,
  replicaBehind,
  primaryLost,
  poolKilled,
  providerAway,
  mailAway,
  storeAway,
  clockOff,
  clockSet,
  diskFull,
  sale,
  rates,
];

const folder = path.join(dataFolder(), "cluster");

function print({ what, value, isMet }: Finding): void {
  console.log(`  ${isMet ? "✓" : "✗"} ${what.padEnd(44)} ${value}`);
}

/** @returns whether all was as it must be */
async function tryOut({ name, wishes = {}, run }: Trial): Promise<boolean> {
  console.log(`\n${name}`);
  const cluster = await startCluster({ folder, database: "chaos", ...wishes });
  try {
    const findings = await run(cluster);
    for (const finding of findings) print(finding);
    return findings.every(({ isMet }) => isMet);
  } finally {
    await cluster.stop();
  }
}

const names = process.argv.slice(2);
const wanted = trials.filter(
  ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
);
if (wanted.length === 0) {
  console.error(`No trial begins so. There are:\n${trials.map(({ name }) => name).join("\n")}`);
  process.exitCode = 1;
}
if (wanted.length > 0) await buildEverything({ data: dataFolder(), say: () => {} });
if (!findPgBouncer()) console.log(noPool);
for (const trial of wanted) {
  try {
    if (!(await tryOut(trial))) process.exitCode = 1;
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
process.exit();
