/**
 * The shop's server: one process that serves shared answers from memory, and passes the rest to Next. Started by
 * scripts/start.mjs, scripts/serve.mjs and scripts/test.mjs from the bundle that the build makes of it.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { inEachLanguage, locales, type Locale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { localeHref } from "@/src/i18n/locale-href";
import { maintenancePath } from "@/src/server/runtime/answer-closed";
import { beginEnding, finishWork } from "@/src/server/runtime/ending";
import { noteOwnOrigin, ownOrigin } from "@/src/server/runtime/policy/own-origin";
import { sharedBucket } from "@/src/server/runtime/shared-bucket";
import { isDatabaseAway } from "@/src/server/runtime/database-state";
import { writeLog } from "@/src/server/runtime/log/write-log";
import { transportHeaders } from "@/src/server/runtime/policy/safety-headers";
import { answerRequests, missingPath } from "./answer-requests";
import { createAnswerStore } from "./answer-store";
import { createOutagePages, parseOutageTexts } from "./outage-pages";
import { purgeOnRevalidation } from "./purge-on-revalidation";
import { closeOnSignals } from "./close-on-signals";
import { findPendingMigrations } from "./find-pending-migrations";
import { writeConsoleAsJson } from "./json-console";
import { createFirstStyles, type FirstSheet } from "../next/first-styles";
import { followWallClock } from "../next/follow-wall-clock";
import { limitPageCache } from "../next/limit-page-cache";
import { useBuiltConfig } from "../next/use-built-config";
import { withTestingAddress } from "./with-testing-address";
import { createStaticArchive } from "./static-archive";
import { listStaticFiles } from "./static-files";
import { startObservability } from "../observability/start-observability";

/**
 * Written into the bundle by scripts/parts/build.mjs: the migration commands and their dependencies are not needed
 * here.
 */
declare const MIGRATION_NAMES: readonly string[];

const mebibyte = 1024 * 1024;
/** For pages and their data, several times what a full shop has in four languages. */
const MAX_PAGE_DISK_MB = 512;
/** Longer than the proxies before it keep a connection, so that none is closed under a request. */
const keepAliveMs = 75_000;

/**
 * A proxy before the shop keeps a connection that it does not use for two seconds (deploy/nginx/shops.conf), and
 * waits ten for an answer (deploy/nginx/pass.conf). The supervisor kills the shop after longer
 * (scripts/parts/supervise.mjs).
 */
const behindProxy = { takingMs: 500, drainMs: 3_000, patienceMs: 14_000 };
const alone = { takingMs: 0, drainMs: 0, patienceMs: 6_500 };
/** For mails and jobs under way. */
const finishMs = 4_000;
/** Backlog of connections: with Node's 511 a proxy under load is refused, and considers the shop down. */
const waitingConnections = 4_096;

const {
  PORT: port,
  PAGE_MEMORY_MB,
  SHOP_URL,
  TRUSTED_PROXIES,
  DATA_DIR,
  DATABASE_URL,
  UCP_CONFORMANCE,
} = env();
const { LISTEN_HOST: host, NEXT_DIST_DIR: buildFolder = ".next" } = process.env;
const folder = process.cwd();

const readFirstSheets = () =>
  JSON.parse(readFileSync(path.join(folder, buildFolder, "first-styles.json"), "utf8")) as FirstSheet[];

const readErrorTexts = (locale: Locale) =>
  parseOutageTexts(readFileSync(path.join(folder, `src/i18n/messages/${locale}/error.json`), "utf8"));

if (process.env.NODE_ENV === "production") writeConsoleAsJson();

followWallClock();

const store = createAnswerStore(PAGE_MEMORY_MB * mebibyte);
// First of all: modules loaded earlier are not traced.
const watching = await startObservability(store).catch((error: unknown) => {
  writeLog("error", "The shop cannot be watched as METRICS_PORT and OTEL_… say.", error);
  process.exit(1);
});

await refuseOldDatabase();

useBuiltConfig(folder, buildFolder);
const app = next({ dev: false, dir: folder, port });
const askNext = app.getRequestHandler();
await app.prepare();

const staticFiles = listStaticFiles(path.join(folder, buildFolder));
const archive = createStaticArchive({
  built: path.join(folder, buildFolder, "static"),
  archive: path.resolve(DATA_DIR, "static"),
  bucket: await sharedBucket(),
});
const answer = answerRequests({
  store,
  askNext,
  staticFiles,
  findOldFile: archive.find,
  always: transportHeaders(SHOP_URL),
  isDatabaseAway,
  outagePages: createOutagePages(inEachLanguage(readErrorTexts)),
  firstStyles: createFirstStyles(readFirstSheets()),
  renderByRequest: askItself,
  purgeAfter: purgeOnRevalidation(store.purge),
  watch: watching.watch,
});
const server = createServer(
  { keepAlive: true },
  UCP_CONFORMANCE === "1" ? withTestingAddress(answer) : answer,
);
server.keepAliveTimeout = keepAliveMs;
server.on("error", (error) => {
  writeLog("error", `The shop cannot listen on port ${port}.`, error);
  process.exit(1);
});
closeOnSignals(server, {
  ...(TRUSTED_PROXIES > 0 ? behindProxy : alone),
  begin: beginEnding,
  closeRest: async () => {
    await finishWork(finishMs);
    await app.close();
    await watching.stop();
  },
});
await wake();
server.listen({ port, host, backlog: waitingConnections }, () => {
  writeLog("info", `The shop listens on port ${port}.`);
  void makeOutagePages();
  limitPageCache(path.join(folder, buildFolder), MAX_PAGE_DISK_MB * mebibyte);
  const build = readFileSync(path.join(folder, buildFolder, "BUILD_ID"), "utf8");
  archive.keep(staticFiles, build).catch((error: unknown) => {
    writeLog("warn", "Files of this version could not be put where the next one finds them.", error);
  });
});

/**
 * Renders the first page, with which Next starts the shop, before other requests are accepted: a proxy sends visitors
 * to any process that listens. The shop calls itself by a port of its own, whatever address it serves to others.
 */
async function wake(): Promise<void> {
  const own = createServer(answer);
  await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
  own.unref();
  const address = own.address();
  if (typeof address === "object" && address) noteOwnOrigin(`http://127.0.0.1:${address.port}`);
  await askItself("/");
}

/** A page that cannot be rendered now is rendered at its first request. */
async function askItself(place: string): Promise<void> {
  const answered = await fetch(ownOrigin() + place).catch(() => null);
  await answered?.arrayBuffer().catch(() => null);
}

/**
 * Pages for a database outage and for absent addresses are rendered while the database is available. Where it is not,
 * a plainer page replaces them.
 */
async function makeOutagePages(): Promise<void> {
  for (const locale of locales) {
    await askItself(maintenancePath(localeHref(locale, "/")));
    await askItself(localeHref(locale, missingPath));
  }
}

/** A missing column would otherwise be noticed by the first buyer. */
async function refuseOldDatabase(): Promise<void> {
  try {
    const pending = await findPendingMigrations(DATABASE_URL, MIGRATION_NAMES);
    if (pending.length === 0) return;
    writeLog(
      "error",
      `The database lacks ${pending.join(", ")}: this version would read and write columns that do not exist. Migrate it first: npm start does, and so does the image's command migrate.`,
    );
  } catch (error) {
    writeLog(
      "error",
      "The database does not answer: nothing can be sold without it. Check DATABASE_URL.",
      error,
    );
  }
  process.exit(1);
}
