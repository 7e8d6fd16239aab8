import { ask, compareBooks } from "../books";
import { atLeast, atMost, exactly, noted, pause, type Trial } from "../cluster";
import { describeFailures, startLoad } from "../load";

/** The mail server is away for a minute and a half; the hour that mails wait by then is passed over. */
export const mailAway: Trial = {
  name: "mail server away",
  async run(cluster) {
    await cluster.mail.stop(5_000);
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(90_000);
    const report = await load.stop();
    const [waiting] = await ask<{ count: number }>(
      cluster,
      "select count(*)::int as count from mails where state <> 'sent'",
    );
    cluster.mail.start();
    await ask(cluster, "update mails set next_attempt_at = now() where state <> 'sent'");
    return [
      noted("requests", report.asked),
      noted("failed, and tried again", describeFailures(report)),
      atLeast("mails that waited", waiting?.count ?? 0, 1),
      exactly("acknowledged articles lost", report.lost, 0),
      atMost(`slowest request (${report.slowestName}), s`, report.slowest, 10),
      ...(await compareBooks(cluster)),
    ];
  },
};
