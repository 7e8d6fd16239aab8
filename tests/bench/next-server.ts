import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const startTimeoutMs = 60_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Serves a finished build by Next alone, on a free port. @param folder the application's root */
export function startNext(root: string, folder: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const program = path.join(root, "node_modules", "next", "dist", "bin", "next");
  return startProgram([program, "start", folder], root, env);
}

/** Runs a server that listens where PORT says. @param args of Node @param given a port, or a free one is taken */
export async function startProgram(
  args: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv,
  given?: number,
): Promise<RunningServer> {
  const port = given ?? (await freePort());
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  server.stderr.on("data", (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };

  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${origin}/favicon.ico`).catch(() => null);
    if (answer && server.pid) return { origin, pid: server.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${args.join(" ")} did not answer.\n${complaint}`);
}
