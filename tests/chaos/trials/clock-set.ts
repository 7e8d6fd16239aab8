import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Trial, atMost, exactly, noted, pause } from "../cluster";
import { fakedClock } from "../faked-clock";
import { describeTimes, openPriceEdit, untilShown } from "../price-edit";
import { staffAt } from "../staff";

const edits = 6;
const clock = path.join(tmpdir(), `clock-of-${process.pid}`);

/** The clock of a node that has been running is set an hour forward, as after a machine's sleep; then prices are edited there. */
export const clockSet: Trial = {
  name: "clock set an hour forward",
  wishes: {
    nodes: 2,
    nodeEnv: (node): Record<string, string> => {
      writeFileSync(clock, "+0s");
      return node === 0
        ? { ...fakedClock(), FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_CACHE_DURATION: "1" }
        : {};
    },
  },
  async run(cluster) {
    const [first, second] = cluster.nodes;
    if (!first || !second) throw new Error("Two nodes are needed.");
    const { page, original, set } = await openPriceEdit(await staffAt(cluster, first.url));
    const [here, there]: [number[], number[]] = [[], []];
    let old = 0;
    for (const { url } of [first, second]) await untilShown(url + page, "</html>");
    writeFileSync(clock, "+1h");
    await pause(3_000);
    for (let edit = 0; edit < edits; edit += 1) {
      const text = await set(original + 50 + edit * 50);
      if (!(await (await fetch(first.url + page)).text()).includes(text)) old += 1;
      const [onFirst, onSecond] = await Promise.all([
        untilShown(first.url + page, text),
        untilShown(second.url + page, text),
      ]);
      here.push(onFirst);
      there.push(onSecond);
    }
    await set(original);
    return [
      exactly("first views of that node that were old", old, 0),
      noted("there, ms", describeTimes(here)),
      noted("on another node, ms", describeTimes(there)),
      atMost("slowest, ms", Math.max(...here, ...there), 2_000),
    ];
  },
};
