import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isAlive, waitForEnd } from "./processes.mjs";
import { supervise } from "./supervise.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-supervise-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = () => path.join(folder, "part.log");
const program = (code: string) => ["-e", code];

test("a part that fails says with which code, and its last words", async () => {
  const ended = await new Promise((resolve) => {
    supervise("part", process.execPath, program("console.error('out of paper'); process.exit(3)"), {
      env: process.env,
      logFile: log(),
      onEnd: resolve,
    });
  });
  expect(ended).toMatchObject({
    reason: "ended with code 3",
    lastLines: expect.stringContaining("out of paper"),
  });
});

test("a part that never came up is not started again and again", async () => {
  const starts: number[] = [];
  await new Promise((resolve) => {
    supervise("part", process.execPath, program("process.exit(1)"), {
      env: process.env,
      logFile: log(),
      restarts: true,
      onStart: (pid: number) => starts.push(pid),
      onEnd: resolve,
    });
  });
  expect(starts).toHaveLength(1);
});

test("stopping ends the part and what it has started, and is no failure", async () => {
  const ends: unknown[] = [];
  const child = "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'])";
  const part = supervise(
    "part",
    process.execPath,
    program(`console.log(${child}.pid); setInterval(() => {}, 1e6)`),
    {
      env: process.env,
      logFile: log(),
      onEnd: (end: unknown) => ends.push(end),
    },
  );
  let grandchild = Number.NaN;
  await expect
    .poll(() => {
      grandchild = Number(/^\d+$/m.exec(readFileSync(log(), "utf8"))?.[0]);
      return grandchild;
    })
    .toBeGreaterThan(0);

  await part.stop();
  expect(isAlive(part.pid!)).toBe(false);
  expect(await waitForEnd(grandchild, 2000)).toBe(true);
  expect(ends).toEqual([]);
});
