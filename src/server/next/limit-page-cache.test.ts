import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pruneFolders } from "./limit-page-cache";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, minute: number) => {
  const written = path.join(folder, file);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, "x".repeat(8_192));
  utimesSync(written, minute * 60, minute * 60);
};
const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

it("removes the files written first beyond the bound, of all folders together", async () => {
  write("pages/fr/old.html", 1);
  write("content/older", 0);
  write("pages/fr/new.html", 3);
  write("content/newer", 2);
  const folders = ["pages", "content", "missing"].map((name) => path.join(folder, name));
  expect(await pruneFolders(folders, 1_000_000)).toBe(4 * 8_192);
  expect(left()).toHaveLength(4);
  expect(await pruneFolders(folders, 20_000)).toBe(2 * 8_192);
  expect(left()).toEqual(["new.html", "newer"]);
});
