import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createPool, findPgBouncer } from "@/scripts/parts/cluster/pool.mjs";
import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { fillTemplate, startTestServer } from "@/scripts/parts/test-database.mjs";
import { testEnvironment } from "@/scripts/parts/test-environment.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** Server that holds the template and the copies. */
    serverUrl: string;
    /** Where shops reach its databases by way of a pool; null for directly. */
    poolPort: number | null;
    /** The shop's environment, before each file gets its own DATABASE_URL. */
    shopEnvironment: Record<string, string>;
  }
}

/**
 * One migrated and seeded database for the whole run: PostgreSQL copies it for each test file in a
 * fraction of the time a seed takes. `npm test` hands over the folder and server it has prepared;
 * `npx vitest` on its own prepares them here.
 */
export default async function prepareTemplate(project: TestProject) {
  const { TEST_FOLDER, TEST_SERVER_URL } = process.env;
  if (TEST_FOLDER && TEST_SERVER_URL) {
    project.provide("serverUrl", TEST_SERVER_URL);
    project.provide("shopEnvironment", testEnvironment({ folder: TEST_FOLDER }));
    return providePool(project, { folder: TEST_FOLDER, serverUrl: TEST_SERVER_URL });
  }

  const folder = mkdtempSync(path.join(tmpdir(), "valcour-integration-"));
  const env = testEnvironment({ folder });
  mkdirSync(env.DATA_DIR, { recursive: true });
  const server = await startTestServer(folder);
  let stopPool = async () => {};
  const tearDown = async () => {
    await stopPool();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await fillTemplate({ serverUrl: server.url, env, logFile: path.join(folder, "template.log") });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("serverUrl", server.url);
  project.provide("shopEnvironment", env);
  stopPool = await providePool(project, { folder, serverUrl: server.url });
  return tearDown;
}

/**
 * With PGBOUNCER, the file of its program, every shop asks through a pool that lends a connection for one transaction: what is
 * bound to a session fails. @returns ends it
 */
async function providePool(
  project: TestProject,
  { folder, serverUrl }: { readonly folder: string; readonly serverUrl: string },
): Promise<() => Promise<void>> {
  const command = process.env.PGBOUNCER ? findPgBouncer() : undefined;
  if (!command) {
    project.provide("poolPort", null);
    return async () => {};
  }
  const port = await anyFreePort();
  const database = () => Object.assign(new URL(serverUrl), { pathname: "/*" });
  const pool = createPool({ command, folder: path.join(folder, "pool"), port, database });
  pool.start();
  project.provide("poolPort", port);
  return async () => {
    await pool.stop(1_000);
  };
}
