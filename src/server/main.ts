/**
 * The shop's server: one process that answers from memory what is the same for everybody, and hands the rest to Next.
 * Started by scripts/start.mjs and scripts/test.mjs from the bundle that the build makes of it.
 */
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { env } from "@/src/env";
import { transportHeaders } from "@/src/shop/safety-headers";
import { answerRequests } from "./answer-requests";
import { createAnswerStore } from "./answer-store";
import { purgeOnRevalidation } from "./purge-on-revalidation";
import { closeOnSignals } from "./close-on-signals";
import { listStaticFiles } from "./static-files";

const mebibyte = 1024 * 1024;
/** Longer than the proxies before it keep a connection, so that none is closed under a request. */
const keepAliveMs = 75_000;

const { PORT: port, PAGE_MEMORY_MB, SHOP_URL } = env();
const { LISTEN_HOST: host, NEXT_DIST_DIR: buildFolder = ".next" } = process.env;
const folder = process.cwd();

const app = next({ dev: false, dir: folder, port });
const askNext = app.getRequestHandler();
await app.prepare();

const store = createAnswerStore(PAGE_MEMORY_MB * mebibyte);
const server = createServer(
  { keepAlive: true },
  answerRequests({
    store,
    askNext,
    staticFiles: listStaticFiles(path.join(folder, buildFolder)),
    always: transportHeaders(SHOP_URL),
    hearing: purgeOnRevalidation(store.purge),
  }),
);
server.keepAliveTimeout = keepAliveMs;
server.on("error", (error) => {
  process.stderr.write(`The shop cannot listen on port ${port}: ${error.message}\n`);
  process.exit(1);
});
closeOnSignals(server, () => app.close());
server.listen(port, host, () => process.stdout.write(`The shop listens on port ${port}.\n`));
