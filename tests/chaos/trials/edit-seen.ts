import { atMost, noted, type Trial } from "../cluster";
import { describeTimes, openPriceEdit, untilShown } from "../price-edit";
import { staffAt } from "../staff";

const edits = 12;

/** A price that is changed on one node, seen on another one and through the proxy, while visitors keep the page in use. */
export const editSeen: Trial = {
  name: "edit on one node seen on the others",
  async run(cluster) {
    const [first, , third] = cluster.nodes;
    if (!first || !third) throw new Error("Three nodes are needed.");
    const { page, original, set } = await openPriceEdit(await staffAt(cluster, first.url));
    const [onThird, throughProxy]: [number[], number[]] = [[], []];
    for (const address of [third.url, cluster.origin]) await untilShown(address + page, "</html>");
    for (let edit = 0; edit < edits; edit += 1) {
      const text = await set(original + 50 + edit * 50);
      const [direct, proxied] = await Promise.all([
        untilShown(third.url + page, text),
        untilShown(cluster.origin + page, text),
      ]);
      onThird.push(direct);
      throughProxy.push(proxied);
    }
    await set(original);
    return [
      noted("on another node, ms", describeTimes(onThird)),
      noted("through the proxy, ms", describeTimes(throughProxy)),
      atMost("slowest, ms", Math.max(...onThird, ...throughProxy), 2_000),
    ];
  },
};
