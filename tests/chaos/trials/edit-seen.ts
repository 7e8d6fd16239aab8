import * as v from "valibot";
import { atMost, noted, pause, type Trial } from "../cluster";
import { staffAt } from "../staff";

const edits = 12;
const giveUpMs = 10_000;

const option = { collection: "rotors", key: "CLOUD-BL", page: "/configurator/catalogue/rotor" };
const found = v.object({ docs: v.tuple([v.looseObject({ id: v.number(), price: v.number() })]) });

/** How long until a page shows a text, ms. */
async function untilShown(address: string, text: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < giveUpMs) {
    if ((await (await fetch(address)).text()).includes(text)) return performance.now() - began;
    await pause(20);
  }
  return giveUpMs;
}

/** A price that is changed on one node, seen on another one and through the proxy, while visitors keep the page in use. */
export const editSeen: Trial = {
  name: "edit on one node seen on the others",
  async run(cluster) {
    const [first, , third] = cluster.nodes;
    if (!first || !third) throw new Error("Three nodes are needed.");
    const staff = await staffAt(cluster, first.url);
    const { docs } = v.parse(
      found,
      await staff.call("GET", `${option.collection}?limit=1&where[key][equals]=${option.key}`),
    );
    const [onThird, throughProxy]: [number[], number[]] = [[], []];
    for (const address of [third.url, cluster.origin]) await untilShown(address + option.page, "</html>");
    for (let edit = 0; edit < edits; edit += 1) {
      const price = docs[0].price + 50 + edit * 50;
      await staff.call("PATCH", `${option.collection}/${docs[0].id}`, { price });
      const text = (price / 100).toFixed(2).replace(".", ",");
      const [direct, proxied] = await Promise.all([
        untilShown(third.url + option.page, text),
        untilShown(cluster.origin + option.page, text),
      ]);
      onThird.push(direct);
      throughProxy.push(proxied);
    }
    await staff.call("PATCH", `${option.collection}/${docs[0].id}`, { price: docs[0].price });
    const describe = (times: readonly number[]) => times.map((time) => Math.round(time)).join(" ");
    return [
      noted("on another node, ms", describe(onThird)),
      noted("through the proxy, ms", describe(throughProxy)),
      atMost("slowest, ms", Math.max(...onThird, ...throughProxy), 2_000),
    ];
  },
};
