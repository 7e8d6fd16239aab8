/**
 * The shop's server: one process that answers from memory what is the same for everybody, and hands the rest to Next.
 * Started by scripts/start.mjs and scripts/test.mjs from the bundle that the build makes of it.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { inEachLanguage, locales, type Locale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { localeHref } from "@/src/i18n/locale-href";
import { maintenancePath } from "@/src/shop/answer-closed";
import { isDatabaseAway } from "@/src/shop/database-state";
import { writeLog } from "@/src/shop/log/write-log";
import { transportHeaders } from "@/src/shop/safety-headers";
import { answerRequests } from "./answer-requests";
import { createAnswerStore } from "./answer-store";
import { createOutagePages, parseOutageTexts } from "./outage-pages";
import { purgeOnRevalidation } from "./purge-on-revalidation";
import { closeOnSignals } from "./close-on-signals";
import { writeConsoleAsJson } from "./json-console";
import { listStaticFiles } from "./static-files";
import { startWatching } from "./watch/start-watching";

const mebibyte = 1024 * 1024;
/** Longer than the proxies before it keep a connection, so that none is closed under a request. */
const keepAliveMs = 75_000;

const { PORT: port, PAGE_MEMORY_MB, SHOP_URL } = env();
const { LISTEN_HOST: host, NEXT_DIST_DIR: buildFolder = ".next" } = process.env;
const folder = process.cwd();

const readErrorTexts = (locale: Locale) =>
  parseOutageTexts(readFileSync(path.join(folder, `src/i18n/messages/${locale}/error.json`), "utf8"));

if (process.env.NODE_ENV === "production") writeConsoleAsJson();

const store = createAnswerStore(PAGE_MEMORY_MB * mebibyte);
// First of all: what is loaded before is not traced.
const watching = await startWatching(store).catch((error: unknown) => {
  writeLog("error", "The shop cannot be watched as METRICS_PORT and OTEL_… say.", error);
  process.exit(1);
});

const app = next({ dev: false, dir: folder, port });
const askNext = app.getRequestHandler();
await app.prepare();

const server = createServer(
  { keepAlive: true },
  answerRequests({
    store,
    askNext,
    staticFiles: listStaticFiles(path.join(folder, buildFolder)),
    always: transportHeaders(SHOP_URL),
    isDatabaseAway,
    outagePages: createOutagePages(inEachLanguage(readErrorTexts)),
    purgeAfter: purgeOnRevalidation(store.purge),
    watch: watching.watch,
  }),
);
server.keepAliveTimeout = keepAliveMs;
server.on("error", (error) => {
  writeLog("error", `The shop cannot listen on port ${port}.`, error);
  process.exit(1);
});
closeOnSignals(server, async () => {
  await app.close();
  await watching.stop();
});
server.listen(port, host, () => {
  writeLog("info", `The shop listens on port ${port}.`);
  void makeOutagePages();
});

/** What is shown when the database goes is made while it is there. Where it is not, a plainer page stands in. */
async function makeOutagePages(): Promise<void> {
  const here = host?.includes(":") ? `[${host}]` : (host ?? "127.0.0.1");
  for (const locale of locales) {
    const address = `http://${here}:${port}${maintenancePath(localeHref(locale, "/"))}`;
    await fetch(address).catch(() => {});
  }
}
