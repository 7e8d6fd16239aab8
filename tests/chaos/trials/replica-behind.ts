import { ask, judge } from "../books";
import { atLeast, atMost, exactly, noted, pause, type Trial } from "../cluster";
import { failuresOf, startLoad } from "../load";
import { openPriceEdit, untilShown } from "../price-edit";
import { askReplica, replicaLag, untilReplayed } from "../replica";
import { staffAt } from "../staff";

const behindMs = 30_000;
const counts = `select (select count(*) from orders)::int as orders, (select count(*) from payments)::int as payments,
  (select count(*) from mails where state = 'sent')::int as mails`;

/** The replica replays nothing for half a minute, without an effect on editors and buyers. */
export const replicaBehind: Trial = {
  name: "replica behind by 30 s",
  async run(cluster) {
    const { page, original, set } = await openPriceEdit(await staffAt(cluster, cluster.origin));
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(10_000);
    await askReplica(cluster, "select pg_wal_replay_pause()");
    await pause(behindMs / 2);
    const seen = await untilShown(cluster.origin + page, await set(original + 50));
    await pause(behindMs / 2);
    const [behind] = await askReplica<{ seconds: number }>(
      cluster,
      "select extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds",
    );
    const bytes = await replicaLag(cluster);
    await askReplica(cluster, "select pg_wal_replay_resume()");
    const caughtUp = await untilReplayed(cluster);
    await set(original);
    await pause(5_000);
    const report = await load.stop();
    const judged = await judge(cluster, report);
    await untilReplayed(cluster);
    const [[here], [there]] = [await ask(cluster, counts), await askReplica(cluster, counts)];
    return [
      exactly("failed", failuresOf(report), 0),
      atLeast("behind, s", behind?.seconds ?? 0, behindMs / 1_000),
      noted("behind, kB", Math.round(bytes / 1_000)),
      atMost("an edit meanwhile was seen after, ms", seen, 2_000),
      atMost("caught up under load after, s", caughtUp, 30),
      exactly("tables that differ in the end", JSON.stringify(here) === JSON.stringify(there) ? 0 : 1, 0),
      ...judged,
    ];
  },
};
