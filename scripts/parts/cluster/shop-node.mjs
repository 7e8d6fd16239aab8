import { mkdirSync } from "node:fs";
import path from "node:path";
import { serverFlags } from "../build.mjs";
import { Failure } from "../failure.mjs";
import { waitForAnswer } from "../http.mjs";
import { lastLines } from "../logs.mjs";
import { longRunning } from "./long-running.mjs";
import { layOutNode } from "./node-layout.mjs";

/**
 * One shop, in the layout of the image.
 * @param {object} wishes
 * @param {string} wishes.name
 * @param {string} wishes.folder what it is laid out in
 * @param {number} wishes.port
 * @param {string} wishes.logFile
 * @param {import("../types.ts").Env} wishes.env beside PORT and DATA_DIR
 * @param {(root: string) => Promise<string>} wishes.imageOf folder of the image of a version
 * @param {string} wishes.root checkout whose build it runs
 * @param {ReturnType<typeof import("./processor-share.mjs").createShare>} [wishes.share] of the processors
 */
export async function createShopNode({ name, folder, port, logFile, env, imageOf, root, share }) {
  const dataFolder = path.join(folder, "data");
  mkdirSync(dataFolder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const lay = async (/** @type {string} */ from) => {
    const cwd = path.join(folder, "app");
    await layOutNode({ folder: cwd, image: await imageOf(from), data: dataFolder });
    const program = {
      command: process.execPath,
      args: [...serverFlags, "scripts/serve.mjs"],
      env: { ...env, PORT: String(port), DATA_DIR: dataFolder },
      cwd,
      logFile,
    };
    return longRunning(name, share ? share.inside(program) : program);
  };
  let running = await lay(root);
  return {
    name,
    url,
    port,
    dataFolder,
    logFile,
    share,
    start: () => running.start(),
    stop: () => running.stop(),
    kill: () => running.kill(),
    /** Installs another version, used from the next start on. */
    deploy: async (/** @type {string} */ from) => {
      running = await lay(from);
    },
    async isReady(limit = 120_000) {
      if (await waitForAnswer(`${url}/api/health/ready`, { limit })) return;
      throw new Failure({
        what: `${name} does not become ready.`,
        why: "The proxy would have no node to ask.",
        repair: "Read its last lines below.",
        details: lastLines(logFile, 20),
      });
    },
  };
}
