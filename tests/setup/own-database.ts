import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { createDatabase, dropDatabase, templateName } from "@/scripts/parts/test-database.mjs";

/**
 * Gives each test file a database of its own, before anything reads the environment: files run side by
 * side and in any order, and none finds what another one left.
 */
const serverUrl = inject("serverUrl");
const poolPort = inject("poolPort");
const name = `test_${randomUUID().replaceAll("-", "")}`;
const environment = { ...process.env };

Object.assign(process.env, inject("shopEnvironment"), {
  // Where a test does not say otherwise, the mail of a step leaves at once.
  STAFF_UNDO_SECONDS: "0",
  DATABASE_URL: throughPool(await createDatabase(serverUrl, name, templateName)),
});

function throughPool(url: string): string {
  if (poolPort === null) return url;
  const pooled = Object.assign(new URL(url), { port: String(poolPort) });
  pooled.searchParams.delete("host");
  return pooled.href;
}

afterAll(async () => {
  await dropDatabase(serverUrl, name);
  for (const set of Object.keys(process.env)) if (!(set in environment)) delete process.env[set];
  Object.assign(process.env, environment);
});
