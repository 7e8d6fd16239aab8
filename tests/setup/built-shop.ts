import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverArguments } from "@/scripts/parts/build.mjs";
import { waitForAnswer } from "@/scripts/parts/http.mjs";
import { root } from "@/scripts/parts/places.mjs";
import { supervise } from "@/scripts/parts/supervise.mjs";
import { createDatabase, dropDatabase, templateName } from "@/scripts/parts/test-database.mjs";
import { testEnvironment } from "@/scripts/parts/test-environment.mjs";

const builtIn = ".next-test";

/** A value passed by the run, see scripts/test.mjs. */
function handedOver(name: "TEST_SERVER_URL" | "SMTP_URL" | "STRIPE_API_BASE" | "DATA_DIR"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm test starts what this shop stands on.`);
  return value;
}

const portOf = (name: "SMTP_URL" | "STRIPE_API_BASE") => Number(new URL(handedOver(name)).port);

interface BuiltShopSettings {
  /** Of its build, its database and its log: unique in the run. */
  readonly name: string;
  readonly port: number;
  /** Besides the environment of every shop under test. */
  readonly env: Readonly<Record<string, string>>;
}

export interface BuiltShop {
  /** http://127.0.0.1:… */
  readonly url: string;
  readonly logFile: string;
  readonly close: () => Promise<void>;
}

/** The build once more, in its own process and with its own database. */
export async function openBuiltShop({ name, port, env: own }: BuiltShopSettings): Promise<BuiltShop> {
  const serverUrl = handedOver("TEST_SERVER_URL");
  // Rendered pages of one address are stored beside the build: this shop has a copy of it.
  const servedFrom = `.next-${name}`;
  const databaseName = `${name}_shop`;
  // An interrupted run may have left its own.
  rmSync(path.join(root, servedFrom), { recursive: true, force: true });
  cpSync(path.join(root, builtIn), path.join(root, servedFrom), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/[/\\](cache|route-cache)$/.test(file),
  });
  const folder = mkdtempSync(path.join(tmpdir(), `valcour-${name}-`));
  await dropDatabase(serverUrl, databaseName);
  const databaseUrl = await createDatabase(serverUrl, databaseName, templateName);
  const env = {
    ...testEnvironment({
      folder,
      ports: { shop: port, payments: portOf("STRIPE_API_BASE"), smtp: portOf("SMTP_URL") },
      databaseUrl,
      mode: "production",
    }),
    NEXT_DIST_DIR: servedFrom,
    DATA_DIR: handedOver("DATA_DIR"),
    ...own,
  };
  const logFile = path.join(folder, "shop.log");
  const shop = supervise(`${name} shop`, process.execPath, serverArguments(env), {
    env,
    logFile,
    onEnd: ({ reason, lastLines }) => console.error(`The shop ${name} ${reason}:\n${lastLines}`),
  });
  const close = async () => {
    await shop.stop();
    await dropDatabase(serverUrl, databaseName);
    for (const used of [folder, path.join(root, servedFrom)]) rmSync(used, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (await waitForAnswer(`${url}/api/health`, { limit: 60_000, isGivenUp: () => shop.ended }))
    return { url, logFile, close };
  await close();
  throw new Error(`The shop ${name} did not answer.`);
}
