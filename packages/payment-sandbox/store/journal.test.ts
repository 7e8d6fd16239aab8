import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJournal } from "./journal";
import { createStore } from "./store";

interface Documents {
  cups: { full: boolean };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => createStore<Documents>(openJournal(folder));
const file = () => join(folder, "journal.jsonl");

test("written documents are there after reopening, removed ones are not", () => {
  const store = open();
  store.put("cups", "a", { full: false });
  store.put("cups", "a", { full: true });
  store.put("cups", "b", { full: true });
  store.remove("cups", "b");
  expect(open().all("cups")).toEqual([{ full: true }]);
});

test("a line cut short by a crash is dropped whole", () => {
  const store = open();
  store.put("cups", "a", { full: true });
  store.together(() => {
    store.put("cups", "b", { full: true });
    store.put("cups", "c", { full: true });
  });
  const text = readFileSync(file(), "utf8");
  writeFileSync(file(), text.slice(0, -3));
  const again = open();
  expect([again.get("cups", "a"), again.get("cups", "b"), again.get("cups", "c")]).toEqual([
    { full: true },
    undefined,
    undefined,
  ]);
});

test("a damaged line in the middle is reported, never skipped", () => {
  open().put("cups", "a", { full: true });
  appendFileSync(file(), 'not json\n[["cups","b",{"full":true}]]\n');
  expect(open).toThrow(/Line 2 .* is damaged/);
});

test("work that throws leaves nothing behind, in memory or on disk", () => {
  const store = open();
  store.put("cups", "a", { full: false });
  const work = () =>
    store.together(() => {
      store.put("cups", "a", { full: true });
      store.put("cups", "b", { full: true });
      throw new Error("no");
    });
  expect(work).toThrow("no");
  expect([store.get("cups", "a"), store.get("cups", "b")]).toEqual([{ full: false }, undefined]);
  expect(open().all("cups")).toEqual([{ full: false }]);
});
