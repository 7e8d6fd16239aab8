import { judge } from "../books";
import { type Cluster, type Trial, pause } from "../cluster";
import { startLoad } from "../load";

const awayMs = 60_000;

async function setFaults({ paymentsUrl }: Cluster, faults: object): Promise<void> {
  const answer = await fetch(`${paymentsUrl}/_control/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`The provider's faults cannot be set: ${await answer.text()}`);
}

/** The payment provider answers 500 for a minute, then nothing for a minute. */
export const providerAway: Trial = {
  name: "provider answers 500, then nothing",
  async run(cluster) {
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(10_000);
    await setFaults(cluster, { api: [{ status: 500, times: 1_000_000 }] });
    await pause(awayMs);
    await setFaults(cluster, {});
    await pause(10_000);
    cluster.payments.hold();
    await pause(awayMs);
    cluster.payments.release();
    await pause(10_000);
    const report = await load.stop();
    return judge(cluster, report);
  },
};
