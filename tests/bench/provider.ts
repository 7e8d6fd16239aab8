import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, type RunningServer } from "./next-server";

const startTimeoutMs = 60_000;

/** The local payment provider as the shop's start runs it, in its own process with its own journal. */
export async function startProvider(
  root: string,
): Promise<Omit<RunningServer, "pid"> & { readonly secretKey: string }> {
  const secretKey = "sk_test_bench";
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "bench-payments-"));
  const provider = spawn(process.execPath, ["--import", "tsx", "packages/payment-sandbox/server.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SANDBOX_PORT: String(port),
      SANDBOX_SECRET_KEY: secretKey,
      SANDBOX_WEBHOOK_SECRET: "whsec_bench",
      // No payment is made here, so there are no events.
      SANDBOX_WEBHOOK_URL: "http://127.0.0.1:9/",
      SANDBOX_DATA: folder,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => provider.once("exit", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    provider.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && provider.exitCode === null) {
    if (await fetch(`${origin}/_control`).catch(() => null)) return { origin, secretKey, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error("The local payment provider could not be started.");
}
