import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverArguments, serverProgram } from "@/scripts/parts/build.mjs";
import { createDatabase, dropDatabase } from "@/scripts/parts/test-database.mjs";
import type { Bench } from "./figure";
import { startProgram, type RunningServer } from "./next-server";
import { cpuOf } from "./process-usage";
import { startProvider } from "./provider";

/** The environment of a started shop, with the embedded database running. */
function shopEnvironment(root: string): Record<string, string> {
  const print = ["scripts/with-env.mjs", process.execPath, "-p", "JSON.stringify(process.env)"];
  const output = execFileSync(process.execPath, print, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", EMBEDDED_PARTS: "yes" },
    encoding: "utf8",
  });
  const line = output.split("\n").find((candidate) => candidate.startsWith("{"));
  if (!line) throw new Error(`The shop's environment could not be read:\n${output}`);
  const parsed: unknown = JSON.parse(line);
  return Object.fromEntries(Object.entries(Object(parsed)).map(([name, value]) => [name, String(value)]));
}

/** The data folder without cached pictures: a new preview must be new. */
async function dataWithoutPictures(data: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-data-"));
  for (const name of await readdir(data)) {
    if (name !== "pictures") await symlink(path.join(data, name), path.join(folder, name));
  }
  return folder;
}

/**
 * A temporary copy of the shop's database: thousands of unpaid orders would be queried for hours, in the shop and
 * in the next measurement.
 * @throws where the database is in use
 */
async function copyDatabase(source: string) {
  const name = decodeURIComponent(new URL(source).pathname.slice(1));
  const copy = `${name}_bench`;
  const server = new URL("/postgres", source).href;
  const drop = () => dropDatabase(server, copy);
  try {
    await drop();
    return { url: await createDatabase(server, copy, name), drop };
  } catch (error) {
    throw new Error("The shop's database can't be copied. Stop the shop, then try again.", { cause: error });
  }
}

/**
 * The built shop, served with a copy of its database and an empty cache of pictures.
 * @returns the server and its parts
 */
export async function startShop(root: string): Promise<RunningServer & Omit<Bench, "root">> {
  const env = shopEnvironment(root);
  const buildFolder = path.join(root, env.NEXT_DIST_DIR ?? ".next");
  if (!existsSync(serverProgram(env))) {
    throw new Error(
      `There is no build in ${buildFolder}: figures of the development server would mean nothing. Run \`npm start\` once.`,
    );
  }
  const database = await copyDatabase(env.DATABASE_URL ?? "");
  const provider = await startProvider(root);
  const data = await dataWithoutPictures(path.resolve(root, env.DATA_DIR ?? "data"));
  const server = await startProgram(serverArguments(env), root, {
    ...env,
    NODE_ENV: "production",
    DATA_DIR: data,
    DATABASE_URL: database.url,
    PAYMENT_PROVIDER: "local",
    // Profiles of agents are on this machine.
    LOOPBACK_REQUESTS: "1",
    STRIPE_API_BASE: provider.origin,
    STRIPE_SECRET_KEY: provider.secretKey,
  });
  return {
    ...server,
    startCpu: await cpuOf(server.pid),
    databaseUrl: database.url,
    stop: async () => {
      await server.stop();
      await provider.stop();
      await database.drop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
