import { waitForAnswer } from "@/scripts/parts/http.mjs";
import { ask, judge } from "../books";
import { type Trial, atLeast, pause } from "../cluster";
import { startLoad } from "../load";

/** The mail server is unavailable for a minute and a half; the hour of the retry delay is skipped. */
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
    await waitForAnswer(cluster.mailboxUrl, { limit: 20_000 });
    await ask(cluster, "update mails set next_attempt_at = now() where state <> 'sent'");
    return [atLeast("mails that waited", waiting?.count ?? 0, 1), ...(await judge(cluster, report))];
  },
};
