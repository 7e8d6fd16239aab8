import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readFont } from "./read-font";

const folder = "media/fonts";
const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));

test.each(files)("%s has every letter of the shop's languages", async (name) => {
  const font = await readFont(readFileSync(path.join(folder, name)));
  expect(font).toMatchObject({ missing: [] });
  expect(font?.maxWeight).toBeGreaterThanOrEqual(600);
});

test("a file with axes tells its weights and widths", async () => {
  expect(await readFont(readFileSync("src/styles/faces/instrument-sans.woff2"))).toEqual({
    family: "Instrument Sans",
    minWeight: 400,
    maxWeight: 600,
    minWidth: 75,
    maxWidth: 100,
    missing: [],
  });
});

test("a font of symbols lacks letters", async () => {
  const font = await readFont(
    readFileSync(
      "node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2",
    ),
  );
  expect(font?.missing).toContain("é");
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a signature alone", Buffer.from("wOF2")],
  ["noise after a signature", Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(500, 7)])],
  ["a page", Buffer.from("<html><script>alert(1)</script></html>")],
])("%s is no font", async (_, data) => {
  expect(await readFont(data)).toBeNull();
});
