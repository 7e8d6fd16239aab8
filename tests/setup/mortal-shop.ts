import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";

/** A shop in a process of its own, which can be killed and opened again at the same address. */
export interface MortalShop {
  readonly url: string;
  /** Opens it in a process that has heard of nothing yet. @returns once it answers */
  readonly start: () => Promise<void>;
  /** kill -9: nothing is finished, nothing is put away. */
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

const stayAlive = new URL("../../scripts/parts/stay-alive.mjs", import.meta.url).href;

/** A process that says something, or ends without. */
async function hear(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The shop ended with ${code} before it was open.`);
  });
  await Promise.race([once(child, "message"), ended]);
}

/**
 * The environment is this process's own, as the other parts have left it. All processes load their programs at the
 * beginning, side by side: a restart then takes no longer than it has to.
 * @param lives how often it can be started
 */
export async function mortalShop(lives: number): Promise<MortalShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), SHOP_URL: url, CLOCK_BEGAN: String(Date.now()) };
  const waiting = Array.from({ length: lives }, () =>
    fork(path.join(import.meta.dirname, "shop-process.ts"), {
      env,
      // It lives until it is killed: see scripts/parts/stay-alive.mjs.
      execArgv: ["--import", stayAlive, "--import", "tsx"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    }),
  );
  await Promise.all(waiting.map(hear));
  let current: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      current = waiting.shift();
      if (!current) throw new Error(`The shop has lived ${lives} times.`);
      const open = hear(current);
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
