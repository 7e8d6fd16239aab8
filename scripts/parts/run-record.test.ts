import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitForEnd } from "./processes.mjs";
import { preferredPorts } from "./places.mjs";
import { isStillRunning, portsInUse, processRecord, readRun, rememberPart, writeRun } from "./run-record.mjs";
import { readSecrets } from "./secrets.mjs";

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), "valcour-record-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

test("a recorded process is recognised while it runs, and not afterwards", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"]);
  const pid = child.pid!;
  rememberPart(data, "part", pid);
  expect(isStillRunning(readRun(data).parts.part)).toBe(true);
  child.kill("SIGKILL");
  await waitForEnd(pid, 5000);
  expect(isStillRunning(readRun(data).parts.part)).toBe(false);
});

test("another process under a recorded number is not taken for ours", () => {
  expect(isStillRunning({ ...processRecord(process.pid), began: "long ago" })).toBe(false);
});

test("ports are those in use while the shop runs, and those a start asks for afterwards", () => {
  expect(portsInUse(data)).toEqual(preferredPorts);
  const launcher = { ...processRecord(process.pid), starters: [], command: "npm start" };
  const run = { launcher, parts: {}, ports: { shop: 3107 } };
  writeRun(data, run);
  expect(portsInUse(data)).toEqual({ ...preferredPorts, shop: 3107 });
  writeRun(data, { ...run, launcher: { ...run.launcher, began: "long ago" } });
  expect(portsInUse(data)).toEqual(preferredPorts);
});

test("secrets are made once and are their owner's only", () => {
  const secrets = readSecrets(data);
  expect(secrets.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(readSecrets(data)).toEqual(secrets);
  expect(statSync(path.join(data, "secrets.json")).mode & 0o777).toBe(0o600);
});
