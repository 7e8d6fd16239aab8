import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createOutboxSender } from "./outbox-sender";

/** An outbox that is looked at once for each answer given. */
function slowOutbox() {
  const looks: (() => void)[] = [];
  return { looks, deliver: () => new Promise<void>((resolve) => looks.push(resolve)) };
}

describe("sending mails at once", () => {
  test("looks again for who asked during a look, once for all of them", async () => {
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

  test("a failed look is reported and stops nobody", async () => {
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
