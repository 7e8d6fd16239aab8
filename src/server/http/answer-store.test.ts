import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createAnswerStore, type Freshness } from "./answer-store";
import { prepareAnswer } from "./ready-answer";

const page: Freshness = { isImmutable: false, ttlMs: 300_000 };
const immutable: Freshness = { isImmutable: true, ttlMs: 0 };
const plenty = 10_000_000;

const answerOf = (key: string, text: string) =>
  prepareAnswer(
    {
      status: 200,
      headers: ["content-type", "text/html; charset=utf-8", "cache-control", "s-maxage=300"],
      body: Buffer.from(text),
    },
    key,
    true,
  );

describe("a cached answer", () => {
  it("is served until a purge, and again once it was rendered again", () => {
    const store = createAnswerStore(plenty);
    const first = answerOf("/", "one");
    store.keep(first, page, store.generation());
    expect(store.find("/")).toBe(first);
    store.purge();
    expect(store.find("/")).toBeUndefined();
    const second = answerOf("/", "two");
    store.keep(second, page, store.generation());
    expect(store.find("/")).toBe(second);
  });

  it("is never stored from a rendering that began before the purge", () => {
    const store = createAnswerStore(plenty);
    const began = store.generation();
    store.purge();
    store.keep(answerOf("/", "old"), page, began);
    expect(store.find("/")).toBeUndefined();
  });

  it("survives a purge where its address names its version", () => {
    const store = createAnswerStore(plenty);
    store.keep(answerOf("/a.js", "code"), immutable, store.generation());
    store.purge();
    expect(store.find("/a.js")).toBeDefined();
  });

  it("is requested again after its time, by one request while the others are served", () => {
    let now = 0;
    const store = createAnswerStore(plenty, () => now);
    store.keep(answerOf("/", "one"), page, store.generation());
    now = page.ttlMs + 1;
    expect(store.find("/")).toBeUndefined();
    expect(store.find("/")).toBeDefined();
  });

  it("keeps its compressed forms when the new one is the same", async () => {
    const store = createAnswerStore(plenty);
    const text = "same ".repeat(1000);
    store.keep(answerOf("/", text), page, store.generation());
    const kept = store.find("/")!;
    await store.formOf(kept, "br");
    store.purge();
    store.keep(answerOf("/", text), page, store.generation());
    expect(store.find("/")).toBe(kept);
  });
});

describe("bytes", () => {
  it("stay below the bound, and requested answers stay", () => {
    const bound = 2_000_000;
    const store = createAnswerStore(bound);
    const text = "x".repeat(100_000);
    store.keep(answerOf("/asked", text), page, store.generation());
    for (let number = 0; number < 200; number += 1) {
      store.keep(answerOf(`/${number}`, text + number), page, store.generation());
      expect(store.find("/asked")).toBeDefined();
      expect(store.size().bytes).toBeLessThanOrEqual(bound);
    }
    expect(store.find("/0")).toBeUndefined();
    expect(store.find("/199")).toBeDefined();
  });

  it("count compressed forms, and an evicted answer removes its own", async () => {
    const store = createAnswerStore(plenty);
    store.keep(answerOf("/", "word ".repeat(10_000)), page, store.generation());
    const before = store.size().bytes;
    await store.formOf(store.find("/")!, "gzip");
    expect(store.size().bytes).toBeGreaterThan(before);
    store.keep(answerOf("/", "another"), page, store.generation());
    expect(store.size().bytes).toBeLessThan(before);
  });

  it("of one answer may not be more than an eighth of all", () => {
    const store = createAnswerStore(400_000);
    store.keep(answerOf("/", "x".repeat(100_000)), page, store.generation());
    expect(store.size()).toEqual({ bytes: 0, answers: 0 });
  });
});

describe("compressed forms", () => {
  const text = "montre mécanique, ".repeat(5_000);

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("%s: made once of a stored answer", async (coding, unpack) => {
    const store = createAnswerStore(plenty);
    const answer = answerOf("/", text);
    store.keep(answer, page, store.generation());
    const [form, same] = await Promise.all([store.formOf(answer, coding), store.formOf(answer, coding)]);
    expect(same).toBe(form);
    expect(store.formOf(answer, coding)).toBe(form);
    expect(unpack(form.bytes).toString()).toBe(text);
    expect(form.headers.join()).toContain(`Content-Encoding,${coding}`);
    expect(form.bytes.byteLength).toBeLessThan(text.length / 2);
  });

  it("are not made of pictures, nor of small answers", async () => {
    const store = createAnswerStore(plenty);
    const picture = prepareAnswer(
      { status: 200, headers: ["content-type", "image/avif"], body: Buffer.alloc(5_000) },
      "/p",
      false,
    );
    expect(await store.formOf(picture, "br")).toBe(picture.plain);
    const small = answerOf("/", "small");
    expect(await store.formOf(small, "br")).toBe(small.plain);
  });
});
