import { receiveEvent } from "@/src/services/orders/receive-event";
import { sign } from "@/tests/factories/webhook-message";
import type { Letter } from "./provider";
import { askAny, type Node } from "./node";
import type { World } from "./world";

const minute = 60_000;

/** What may become of a message before it arrives. */
const fates = ["at once", "at once", "late", "twice", "after failures", "never"] as const;

/** The card provider's library knows the machine's clock alone: its messages are signed as they are delivered. */
const headersOf = ({ provider, body, headers }: Letter): Headers =>
  provider === "stripe" ? new Headers({ "stripe-signature": sign(body) }) : headers;

/** Brings messages of the providers to the shop as a network does: late, twice, shuffled, to any node, or not at all. */
export function bringLetters(world: World, nodes: readonly Node[], letters: readonly Letter[]): void {
  const { draw } = world;

  /** @returns once a node has taken it */
  async function deliver(letter: Letter): Promise<void> {
    for (let wait = minute; ; wait = Math.min(wait * 4, 60 * minute)) {
      const taken = await askAny(world, nodes, "event", (shop) =>
        receiveEvent(shop, letter.provider, letter.body, headersOf(letter)),
      );
      if (taken?.ok) return;
      if (taken?.error === "bad-signature") throw new Error("A message of the provider is refused.");
      await world.pause(wait);
    }
  }

  for (const letter of letters) {
    const fate = fates[draw(fates.length)] ?? "at once";
    if (fate === "never") continue;
    for (let copy = fate === "twice" ? 2 : 1; copy > 0; copy -= 1)
      world.begin("post", async () => {
        await world.pause(fate === "at once" ? draw(2_000) : draw(fate === "late" ? 360 * minute : minute));
        if (fate === "after failures") await world.pause((1 + draw(60)) * minute);
        await deliver(letter);
      });
  }
}
