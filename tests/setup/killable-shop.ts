import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";

/** A shop in its own process, which can be killed and opened again at the same address. */
export interface KillableShop {
  readonly url: string;
  /** Opens it in a new process. @returns once it answers */
  readonly start: () => Promise<void>;
  /** kill -9: without any cleanup. */
  readonly kill: () => Promise<void>;
  readonly close: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Resolves with the first message of a process, or when it ends without one. */
async function firstMessage(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The shop ended with ${code} before it was open.`);
  });
  await Promise.race([once(child, "message"), ended]);
}

/** Node's exit code when its TypeScript loader hangs, as it does sometimes on a busy machine. */
const gaveUp = 13;

/** A process that has loaded its program. The test begins afterwards: a process that fails to load is replaced. */
async function load(env: NodeJS.ProcessEnv, tries = 3): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, "shop-process.ts"), {
    env,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([once(child, "message"), once(child, "exit")]);
  if (child.exitCode === null) return child;
  if (child.exitCode !== gaveUp || tries === 1)
    throw new Error(`The shop ended with ${child.exitCode} before it was loaded.`);
  return load(env, tries - 1);
}

/**
 * The environment is this process's own, as set by the other parts. All processes load their programs at the
 * beginning, so that a restart is fast.
 * @param lives how often it can be started
 */
export async function killableShop(lives: number): Promise<KillableShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), SHOP_URL: url, CLOCK_BEGAN: String(Date.now()) };
  const waiting: ChildProcess[] = [];
  for (let life = 0; life < lives; life += 1) waiting.push(await load(env));
  let current: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      current = waiting.shift();
      if (!current) throw new Error(`The shop has lived ${lives} times.`);
      const open = firstMessage(current);
      current.send("open");
      await open;
    },
    kill: async () => {
      if (!current) throw new Error("The shop is not open.");
      const ended = once(current, "exit");
      current.kill("SIGKILL");
      await ended;
      current = undefined;
    },
    close: () => {
      for (const child of [...waiting, ...(current ? [current] : [])]) child.kill("SIGKILL");
    },
  };
}
