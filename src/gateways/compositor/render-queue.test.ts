import { describe, expect, test, vi } from "vitest";
import { Abandoned, createRenderQueue, TooBusy, type Turn, type Urgency } from "./render-queue";

/** A queue whose work ends when the test resolves it. */
function queueWith(atOnce: number, waiting = 100) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const queue = createRenderQueue<string>({ atOnce, waiting });

  const ask = (key: string, turn: Partial<Turn> = {}) => {
    const make = () => {
      begun.push(key);
      return new Promise<string>((resolve) => end.set(key, () => resolve(key)));
    };
    const asked = queue.ask(
      key,
      { urgency: "shown", client: "one", ...turn },
      { find: async () => null, make },
    );
    asked.catch(() => undefined);
    return asked;
  };
  /** Ends running work, one by one, until nothing is left. */
  const runAll = async () => {
    for (let at = 0; at < begun.length; at += 1) {
      end.get(begun[at] ?? "")?.();
      await settled();
    }
  };
  return { queue, ask, begun, end, runAll };
}

/** Waits until all pending microtasks have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("equal keys are one job, also for requests during the lookup", async () => {
  const make = vi.fn<() => Promise<string>>(async () => "done");
  const queue = createRenderQueue<string>({ atOnce: 2, waiting: 0 });
  const turn: Turn = { urgency: "shown", client: "one" };
  const asked = Array.from({ length: 100 }, () => queue.ask("key", turn, { find: async () => null, make }));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["done"]));
  expect(make).toHaveBeenCalledOnce();
});

test("a finished value is returned without queueing", async () => {
  const { queue, ask } = queueWith(1);
  void ask("long");
  const make = vi.fn<() => Promise<string>>();
  const turn: Turn = { urgency: "likely", client: "two" };
  await expect(queue.ask("known", turn, { find: async () => "found", make })).resolves.toBe("found");
  expect(make).not.toHaveBeenCalled();
});

describe("the order", () => {
  interface Wish {
    readonly key: string;
    readonly client?: string;
    readonly urgency?: Urgency;
  }
  const orders: Readonly<Record<string, { wishes: readonly Wish[]; begun: readonly string[] }>> = {
    "is that of asking": {
      wishes: [{ key: "a" }, { key: "b" }, { key: "c" }],
      begun: ["a", "b", "c"],
    },
    "puts what is looked at before what is fetched ahead": {
      wishes: [{ key: "a" }, { key: "ahead", urgency: "likely" }, { key: "b" }],
      begun: ["a", "b", "ahead"],
    },
    "takes clients in turn, however much one of them wants": {
      wishes: [
        { key: "a" },
        { key: "b" },
        { key: "c" },
        { key: "d" },
        { key: "x", client: "two" },
        { key: "y", client: "two" },
      ],
      begun: ["a", "b", "x", "c", "y", "d"],
    },
    "moves up a picture that is shown meanwhile": {
      wishes: [
        { key: "a" },
        { key: "one", urgency: "likely" },
        { key: "two", urgency: "likely" },
        { key: "two", client: "other" },
      ],
      begun: ["a", "two", "one"],
    },
  };

  test.each(Object.entries(orders))("%s", async (_, { wishes, begun: expected }) => {
    const { ask, begun, runAll } = queueWith(1);
    for (const { key, ...turn } of wishes) {
      void ask(key, turn);
      await settled();
    }
    await runAll();
    expect(begun).toEqual(expected);
  });
});

test("prefetches leave a slot for visible pictures", async () => {
  const { ask, begun } = queueWith(2);
  void ask("ahead 1", { urgency: "likely" });
  void ask("ahead 2", { urgency: "likely" });
  await settled();
  expect(begun).toEqual(["ahead 1"]);
  void ask("looked at");
  await settled();
  expect(begun).toEqual(["ahead 1", "looked at"]);
});

describe("a full queue", () => {
  test("refuses one more of the same", async () => {
    const { ask } = queueWith(1, 1);
    const asked = ["a", "b", "c"].map((key) => ask(key));
    await expect(asked[2]).rejects.toThrow(TooBusy);
  });

  test("gives a place of the client with the most jobs to another client", async () => {
    const { ask, begun, runAll } = queueWith(1, 3);
    const asked = ["a", "b", "c", "d"].map((key) => ask(key));
    await settled();
    const other = ask("x", { client: "two" });
    await settled();
    await expect(asked[3]).rejects.toThrow(TooBusy);
    await runAll();
    await expect(other).resolves.toBe("x");
    expect(begun).toEqual(["a", "b", "x", "c"]);
  });

  test("gives a place of a prefetch to a visible picture, not vice versa", async () => {
    const { ask, runAll } = queueWith(1, 1);
    void ask("a");
    await settled();
    const ahead = ask("ahead", { urgency: "likely" });
    await settled();
    const shown = ask("b");
    await expect(ahead).rejects.toThrow(TooBusy);
    await expect(ask("ahead 2", { urgency: "likely", client: "two" })).rejects.toThrow(TooBusy);
    await runAll();
    await expect(shown).resolves.toBe("b");
  });
});

describe("a client that disconnects", () => {
  test("cancels jobs without other clients", async () => {
    const { ask, begun, runAll } = queueWith(1);
    const leaving = new AbortController();
    void ask("a");
    const left = ask("b", { signal: leaving.signal });
    void ask("c");
    await settled();
    leaving.abort();
    await expect(left).rejects.toThrow(Abandoned);
    await runAll();
    expect(begun).toEqual(["a", "c"]);
  });

  test("keeps jobs with other clients", async () => {
    const { ask, runAll } = queueWith(1);
    const leaving = new AbortController();
    void ask("a");
    void ask("b", { signal: leaving.signal });
    const staying = ask("b", { client: "two" });
    await settled();
    leaving.abort();
    await runAll();
    await expect(staying).resolves.toBe("b");
  });

  test("can request again at once", async () => {
    const { ask, runAll } = queueWith(1);
    const leaving = new AbortController();
    void ask("a");
    void ask("b", { signal: leaving.signal });
    await settled();
    leaving.abort();
    const again = ask("b");
    await settled();
    await runAll();
    await expect(again).resolves.toBe("b");
  });
});

test("failed work frees its slot and is retried", async () => {
  const queue = createRenderQueue<string>({ atOnce: 1, waiting: 10 });
  const turn: Turn = { urgency: "shown", client: "one" };
  const make = vi.fn<() => Promise<string>>(async () => "made").mockRejectedValueOnce(new Error("broken"));
  const work = { find: async () => null, make };
  await expect(queue.ask("key", turn, work)).rejects.toThrow("broken");
  await expect(queue.ask("key", turn, work)).resolves.toBe("made");
  expect(queue.isIdle()).toBe(true);
});
