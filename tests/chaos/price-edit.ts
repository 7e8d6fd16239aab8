import * as v from "valibot";
import { pause } from "./cluster";
import type { StaffAtNode } from "./staff";

const option = { collection: "rotors", key: "CLOUD-BL", page: "/configurator/catalogue/rotor" };
const found = v.object({ docs: v.tuple([v.looseObject({ id: v.number(), price: v.number() })]) });
const giveUpMs = 10_000;

/** How long until a page shows a text, ms; at most ten seconds. */
export async function untilShown(address: string, text: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < giveUpMs) {
    if ((await (await fetch(address)).text()).includes(text)) return performance.now() - began;
    await pause(20);
  }
  return giveUpMs;
}

/** Times in ms, for a finding. */
export const describeTimes = (times: readonly number[]): string =>
  times.map((time) => Math.round(time)).join(" ");

/** A price that staff may change, and the page that shows it. */
export async function openPriceEdit(staff: StaffAtNode) {
  const { docs } = v.parse(
    found,
    await staff.call("GET", `${option.collection}?limit=1&where[key][equals]=${option.key}`),
  );
  const [{ id, price: original }] = docs;
  return {
    page: option.page,
    original,
    /** @returns what the page shows then */
    async set(price: number): Promise<string> {
      await staff.call("PATCH", `${option.collection}/${id}`, { price });
      return (price / 100).toFixed(2).replace(".", ",");
    },
  };
}
