import { onTestFinished } from "vitest";
import type { OpenShop } from "@/tests/setup/open-shop";

/**
 * Holds a shop's clock until the test ends, so that a slow machine lets nothing run out between two requests.
 * @returns lets some time pass there, in ms
 */
export function holdClock({ shop }: OpenShop): (time: number) => void {
  const { clock } = shop;
  let now = clock().getTime();
  Object.assign(shop, { clock: () => new Date(now) });
  onTestFinished(() => void Object.assign(shop, { clock }));
  return (time) => {
    now += time;
  };
}
