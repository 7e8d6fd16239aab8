import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverArguments } from "@/scripts/parts/build.mjs";
import { waitForAnswer } from "@/scripts/parts/http.mjs";
import { root } from "@/scripts/parts/places.mjs";
import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { supervise } from "@/scripts/parts/supervise.mjs";
import { createDatabase, dropDatabase, templateName } from "@/scripts/parts/test-database.mjs";
import { testEnvironment } from "@/scripts/parts/test-environment.mjs";
import { openHttpsProxy } from "./https-proxy";

const builtIn = ".next-test";
/** Pages that were made for one address are kept beside the build: this shop has a copy of it. */
const servedFrom = ".next-https";
const databaseName = "https_shop";

/** What the run has handed over, see scripts/test.mjs. */
function handedOver(name: "TEST_SERVER_URL" | "SMTP_URL" | "STRIPE_API_BASE" | "DATA_DIR"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm test starts what this shop stands on.`);
  return value;
}

const portOf = (name: "SMTP_URL" | "STRIPE_API_BASE") => Number(new URL(handedOver(name)).port);

export interface HttpsShop {
  /** https://localhost:… */
  readonly origin: string;
  /** The shop itself, behind its proxy. */
  readonly behind: string;
  readonly close: () => Promise<void>;
}

/** The build once more, on a database of its own, as an operator runs it: behind one proxy that speaks https. */
export async function openHttpsShop(): Promise<HttpsShop> {
  const serverUrl = handedOver("TEST_SERVER_URL");
  const proxy = await openHttpsProxy();
  const port = await anyFreePort();
  proxy.leadTo(port);
  // A run that was broken off may have left its own.
  rmSync(path.join(root, servedFrom), { recursive: true, force: true });
  cpSync(path.join(root, builtIn), path.join(root, servedFrom), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/[/\\](cache|route-cache)$/.test(file),
  });
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-https-"));
  await dropDatabase(serverUrl, databaseName);
  const databaseUrl = await createDatabase(serverUrl, databaseName, templateName);
  const env = {
    ...testEnvironment({
      folder,
      ports: { shop: port, payments: portOf("STRIPE_API_BASE"), smtp: portOf("SMTP_URL") },
      databaseUrl,
      mode: "production",
    }),
    SHOP_URL: proxy.origin,
    NEXT_DIST_DIR: servedFrom,
    TRUSTED_PROXIES: "1",
    DATA_DIR: handedOver("DATA_DIR"),
  };
  const shop = supervise("https shop", process.execPath, serverArguments(env), {
    env,
    logFile: path.join(folder, "shop.log"),
    onEnd: ({ reason, lastLines }) => console.error(`The shop behind https ${reason}:\n${lastLines}`),
  });
  const close = async () => {
    await shop.stop();
    await proxy.close();
    await dropDatabase(serverUrl, databaseName);
    for (const used of [folder, path.join(root, servedFrom)]) rmSync(used, { recursive: true, force: true });
  };
  const behind = `http://127.0.0.1:${port}`;
  if (await waitForAnswer(`${behind}/api/health`, { limit: 60_000, isGivenUp: () => shop.ended }))
    return { origin: proxy.origin, behind, close };
  await close();
  throw new Error("The shop behind https did not answer.");
}
