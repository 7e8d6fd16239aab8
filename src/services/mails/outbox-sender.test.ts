import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createOutboxSender } from "./outbox-sender";

/** An outbox whose runs end when the test resolves them. */
function slowOutbox() {
  const looks: (() => void)[] = [];
  return { looks, deliver: () => new Promise<void>((resolve) => looks.push(resolve)) };
}

describe("sending mails at once", () => {
  test("runs once more for all calls made during a run", async () => {
    const { looks, deliver } = slowOutbox();
    const send = createOutboxSender(deliver, () => undefined);
    send();
    send();
    send();
    expect(looks.length).toBe(1);
    looks[0]?.();
    await turn();
    expect(looks.length).toBe(2);
    looks[1]?.();
    await turn();
    expect(looks.length).toBe(2);
    send();
    expect(looks.length).toBe(3);
  });

  test("a failed run is reported and does not stop later ones", async () => {
    const reports: unknown[] = [];
    let looks = 0;
    const send = createOutboxSender(
      () => {
        looks += 1;
        return Promise.reject(new Error("away"));
      },
      (error) => reports.push(error),
    );
    send();
    await turn();
    send();
    await turn();
    expect([looks, reports.length]).toEqual([2, 2]);
  });
});
