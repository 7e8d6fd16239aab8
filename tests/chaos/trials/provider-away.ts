import { compareBooks } from "../books";
import { atMost, exactly, noted, pause, type Cluster, type Trial } from "../cluster";
import { describeFailures, startLoad } from "../load";

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
    return [
      noted("requests", report.asked),
      noted("failed, and tried again", describeFailures(report)),
      exactly("acknowledged articles lost", report.lost, 0),
      atMost(`slowest request (${report.slowestName}), s`, report.slowest, 10),
      ...(await compareBooks(cluster)),
    ];
  },
};
