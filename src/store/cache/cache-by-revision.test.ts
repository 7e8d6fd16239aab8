import { describe, expect, test } from "vitest";
import { cacheByRevision } from "./cache-by-revision";

/** A changing state, with reads that end when the test resolves them. */
function source() {
  let mark = "a";
  const waiting: (() => void)[] = [];
  const readings: string[] = [];
  const kept = cacheByRevision(
    async () => mark,
    async () => {
      const begun = mark;
      readings.push(begun);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (begun === "broken") throw new Error("The state cannot be read.");
      return `value of ${begun}`;
    },
  );
  const settle = async () => {
    // A call that awaits a read starts the next one only after it has ended.
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.resolve();
      for (const end of waiting.splice(0)) end();
    }
  };
  const change = (to: string) => {
    mark = to;
  };
  return { kept, readings, settle, change };
}

describe("a value cached by its mark", () => {
  test("is read once for concurrent calls", async () => {
    const { kept, readings, settle } = source();
    const asked = Array.from({ length: 50 }, () => kept.current());
    await settle();
    expect(new Set((await Promise.all(asked)).map(({ value }) => value))).toEqual(new Set(["value of a"]));
    expect(readings).toEqual(["a"]);
  });

  test("is read again only for another mark", async () => {
    const { kept, readings, settle, change } = source();
    void kept.latest();
    await settle();
    change("b");
    expect((await kept.latest()).value).toBe("value of a");
    const seen = kept.at("b");
    await settle();
    expect((await seen).value).toBe("value of b");
    expect((await kept.latest()).value).toBe("value of b");
    expect(readings).toEqual(["a", "b"]);
  });

  test("does not return a read begun before the requested state", async () => {
    const { kept, readings, settle, change } = source();
    void kept.latest();
    await Promise.resolve();
    await Promise.resolve();
    expect(readings).toEqual(["a"]);
    change("b");
    const seen = kept.at("b");
    await settle();
    expect((await seen).value).toBe("value of b");
  });

  test("is not read again for an older state", async () => {
    const { kept, readings, settle, change } = source();
    change("b");
    void kept.latest();
    await settle();
    const late = kept.at("a");
    await settle();
    expect((await late).mark).toBe("b");
    expect(readings).toEqual(["b"]);
  });

  test("is retried after a failed read", async () => {
    const { kept, settle, change } = source();
    change("broken");
    const failed = kept.current().then(
      () => "read",
      (error: unknown) => String(error),
    );
    await settle();
    expect(await failed).toContain("cannot be read");
    change("b");
    const next = kept.current();
    await settle();
    expect((await next).value).toBe("value of b");
  });
});
