import { mkdtemp, readdir, rm, writeFile, utimes, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPictureStore } from "./picture-store";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytesOf = (size: number, fill: number) => new Uint8Array(size).fill(fill);
const filesIn = async (place: string) =>
  (await readdir(place, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test("a written picture can be read, also by a later process", async () => {
  await createPictureStore(folder, 1000).write("aa11.webp", bytesOf(100, 7));
  const later = createPictureStore(folder, 1000);
  expect([...((await later.read("aa11.webp")) ?? [])]).toEqual([...bytesOf(100, 7)]);
  expect(await later.bytes()).toBe(100);
});

test("an unknown picture is null, and so is one deleted by another process", async () => {
  const store = createPictureStore(folder, 1000);
  expect(await store.read("aa11.webp")).toBeNull();
  await store.write("aa11.webp", bytesOf(100, 7));
  await rm(path.join(folder, "aa"), { recursive: true });
  expect(await store.read("aa11.webp")).toBeNull();
  expect(await store.bytes()).toBe(0);
  await store.write("aa11.webp", bytesOf(100, 8));
  expect((await store.read("aa11.webp"))?.[0]).toBe(8);
});

test("the least recently read is evicted at the limit", async () => {
  const store = createPictureStore(folder, 250);
  await store.write("aa.webp", bytesOf(100, 1));
  await store.write("bb.webp", bytesOf(100, 2));
  await store.read("aa.webp");
  await store.write("cc.webp", bytesOf(100, 3));
  expect((await filesIn(folder)).toSorted()).toEqual(["aa.webp", "cc.webp"]);
  expect(await store.bytes()).toBe(200);
});

test("the order of use survives the process, and a smaller limit applies from the first write", async () => {
  const before = createPictureStore(folder, 1000);
  for (const name of ["aa.webp", "bb.webp", "cc.webp"]) await before.write(name, bytesOf(100, 1));
  await utimes(path.join(folder, "aa", "aa.webp"), new Date(), new Date(Date.now() + 5000));
  await createPictureStore(folder, 250).write("dd.webp", bytesOf(100, 1));
  expect((await filesIn(folder)).toSorted()).toEqual(["aa.webp", "dd.webp"]);
});

test("a picture above the limit is not saved", async () => {
  const store = createPictureStore(folder, 50);
  await store.write("aa.webp", bytesOf(100, 1));
  expect(await filesIn(folder)).toEqual([]);
});

test("unfinished files of a killed process are removed, those being written are kept", async () => {
  await mkdir(path.join(folder, "aa"));
  const [abandoned, fresh] = ["aa.webp.1-1.part", "ab.webp.2-1.part"].map((name) =>
    path.join(folder, "aa", name),
  );
  await writeFile(abandoned!, "half");
  await writeFile(fresh!, "half");
  await utimes(abandoned!, 0, 0);
  expect(await createPictureStore(folder, 1000).bytes()).toBe(0);
  expect(await filesIn(folder)).toEqual(["ab.webp.2-1.part"]);
});
