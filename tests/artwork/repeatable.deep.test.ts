import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import jobs from "@/media/artwork/catalogue.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "artwork-"));
const run = promisify(execFile);
afterAll(() => rmSync(folder, { recursive: true }));

/** A new process each time: no cache can make two drawings equal. */
async function drawSamples(name: string): Promise<string[]> {
  const place = mkdtempSync(path.join(folder, name));
  const { stdout } = await run(process.execPath, ["tests/artwork/draw-samples.mjs", place], { cwd: root });
  return stdout.trim().split("\n");
}

test("what is drawn without Blender comes out the same, pixel by pixel", { timeout: 120_000 }, async () => {
  const [once, again] = await Promise.all([drawSamples("once"), drawSamples("again")]);
  expect(once).toHaveLength(6);
  expect(new Set(once).size).toBe(6);
  expect(again).toEqual(once);
});

const blender = process.env.BLENDER ?? "blender";

function hasBlender(): boolean {
  try {
    return execFileSync(blender, ["--version"], { encoding: "utf8" }).startsWith("Blender 3.");
  } catch {
    return false;
  }
}

/** A layer at a tenth of its size, which takes a second. @param threads of the renderer */
async function renderSample(key: string, threads: number): Promise<Buffer> {
  const job = jobs.get(key);
  if (!job) throw new Error(`The artwork has no "${key}".`);
  const out = path.join(folder, `${key}-${threads}.png`);
  const order = { part: job.part, args: job.args, out, maps: folder, threads, spp: 8, size: 200 };
  const script = path.join(root, "media/artwork/blender/render.py");
  await run(blender, ["-b", "--python-exit-code", "1", "-P", script, "--", JSON.stringify(order)]);
  return sharp(out).ensureAlpha().raw().toBuffer();
}

// Blender draws the artwork but the shop does without it: where it is not installed, this says "skipped".
describe.skipIf(!hasBlender())("what Blender draws", () => {
  test.each(["HAN-SWO-SI-GN", "CAS-FL-rg"])(
    "%s comes out the same, whatever the number of threads",
    { timeout: 180_000 },
    async (key) => {
      const [once, again] = [await renderSample(key, 1), await renderSample(key, 2)];
      expect(once.some((value) => value > 0)).toBe(true);
      expect(again.equals(once)).toBe(true);
    },
  );
});
