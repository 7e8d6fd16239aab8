import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { longUploadUrl } from "@/src/domain/content/short-upload-url";
import { localeHref, localeOfAddress } from "@/src/i18n/locale-href";
import { writeLog } from "@/src/server/runtime/log/write-log";
import type { AnswerStore } from "./answer-store";
import { answerCall, answerPicture } from "./answer-call";
import { captureAnswer } from "./capture-answer";
import { freshnessOf, isCacheable, withClosedPolicy } from "./cacheable";
import { paintedFirst, type FirstStyles } from "../next/first-styles";
import { isScriptOnly } from "../next/is-script-only";
import { kindOf } from "./answer-kind";
import { cacheKeyOf, type CacheKey } from "./cache-key";
import type { OutagePages } from "./outage-pages";
import { isShareable, prepareAnswer, type CapturedAnswer } from "./ready-answer";
import { methodsOf, refusalOf, type Refusal } from "./refuse-address";
import { sendAnswer } from "./send-answer";
import { withUsualQuality } from "./usual-quality";
import { withOneLocation } from "../next/with-one-location";
import type { ActiveRequest, RequestRecorder } from "../observability/measure-requests";

interface Deps {
  readonly store: AnswerStore;
  /** Next's own handler. */
  readonly askNext: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Paths of the build's files. */
  readonly staticFiles: ReadonlySet<string>;
  /** A file that another version of the shop has under a path. */
  readonly findOldFile: (path: string) => Promise<CapturedAnswer | null>;
  /** Headers of every answer; cached answers contain them already. */
  readonly always: Readonly<Record<string, string>>;
  /** Whether the database is unavailable, checked when a page could not be rendered. */
  readonly isDatabaseAway: () => Promise<boolean>;
  readonly outagePages: OutagePages;
  readonly firstStyles: FirstStyles;
  /** Has a page rendered by a request of its own, so that it is cached. Resolves, also when it could not be rendered. */
  readonly renderByRequest: (address: string) => Promise<void>;
  /** Purges at the end of a request what it has revalidated. */
  readonly purgeAfter: (res: ServerResponse, request: ActiveRequest) => void;
  readonly watch: RequestRecorder;
}

/** Headers that would make Next send less than the whole, or compress it again for each request. */
const narrowing = ["accept-encoding", "if-none-match", "if-modified-since", "if-range", "range"] as const;

const refusalTexts: Readonly<Record<Refusal, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  414: "URI Too Long",
};

function refuse(res: ServerResponse, status: Refusal, headers: Readonly<Record<string, string>> = {}): void {
  const text = refusalTexts[status];
  res.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": text.length,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  res.end(text);
}

/** The id by which a client's request can be found in the log; shared answers have none. */
const nameRequest = (res: ServerResponse, { id }: ActiveRequest) => res.setHeader("X-Request-Id", id);

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** No page can have this path; its message is cached like a page, once for each language. */
export const missingPath = "/no_page";

/** The message that there is no such page, in the language of an address. */
const missingPage = (address: string) => localeHref(localeOfAddress(address), missingPath);

const withoutQuery = (address: string) => address.split("?", 1)[0] ?? address;

/** A request line with a whole address, as sent to a proxy, means the same path. */
const asPath = (address: string) => address.replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, "") || "/";

/**
 * Answers requests: from memory where the answer is shared, else through Next, whose answer is then stored. Source:
 * specification 10.6.
 */
export function answerRequests({
  store,
  askNext,
  staticFiles,
  findOldFile,
  always,
  isDatabaseAway,
  outagePages,
  firstStyles,
  renderByRequest,
  purgeAfter,
  watch,
}: Deps): RequestListener {
  /**
   * While the database is unavailable a stale page is served, or one that asks to retry; other errors are passed on
   * unchanged.
   */
  const answerBroken = async (
    req: IncomingMessage,
    res: ServerResponse,
    { address, key, broken }: { address: string; key: string | null; broken: CapturedAnswer },
  ) => {
    const isAway = await isDatabaseAway();
    const old = isAway && key !== null ? store.findOld(key) : undefined;
    if (old) res.removeHeader("X-Request-Id");
    const shown = isAway ? outagePages.pageFor(address) : broken;
    sendAnswer(req, res, old ?? prepareAnswer(shown, "", true), store);
  };

  /** The message that there is no such page, as it was last rendered; rendered now if it never was. */
  const keptMissing = async (address: string) => {
    const key = missingPage(address);
    const kept = store.find(key);
    if (kept) return kept;
    const rendered = renderByRequest(key);
    const old = store.findOld(key);
    if (old) return old;
    await rendered;
    return store.find(key);
  };

  /** Produces an answer that can be shared, and stores it where it may be. */
  const answerWhole = (
    req: IncomingMessage,
    res: ServerResponse,
    {
      address,
      cacheKey,
      answering,
    }: { address: string; cacheKey: CacheKey | null; answering: ActiveRequest },
  ) => {
    const generation = store.generation();
    const { headers } = req;
    const wishes = Object.fromEntries(narrowing.map((name) => [name, headers[name]]));
    for (const name of narrowing) Reflect.deleteProperty(headers, name);
    // Of a whole answer the head can be sent as well; node:http leaves the body out.
    if (req.method === "HEAD") req.method = "GET";
    captureAnswer(res, (captured) => {
      for (const [name, wish] of Object.entries(wishes)) if (wish !== undefined) headers[name] = wish;
      const whole = withOneLocation(withClosedPolicy(paintedFirst(captured, firstStyles)), address);
      outagePages.note(address, whole);
      if (!isShareable(whole)) nameRequest(res, answering);
      if (whole.status === 500 && kindOf(address) === "page") {
        answerBroken(req, res, { address, key: cacheKey?.key ?? null, broken: whole }).catch(() =>
          res.destroy(),
        );
        return;
      }
      const answer = prepareAnswer(whole, cacheKey?.key ?? "", cacheKey?.kind === "page");
      if (isScriptOnly(whole) && !withoutQuery(address).endsWith(missingPath)) {
        keptMissing(address).then(
          (message) => sendAnswer(req, res, message ?? answer, store),
          () => res.destroy(),
        );
        return;
      }
      if (cacheKey && isCacheable(whole, cacheKey.kind, cacheKey.key.endsWith(missingPath))) {
        store.keep(answer, freshnessOf(whole), generation);
      }
      sendAnswer(req, res, answer, store);
    });
    return answerPicture(req, res, address) ?? askNext(req, res);
  };

  /** A visitor is shown the message that there is no page; a program reads it from the status. */
  const answerMissing = (req: IncomingMessage, res: ServerResponse, address: string) => {
    if (!(req.headers.accept ?? "").includes("text/html")) {
      watch.noteRefused(404);
      return refuse(res, 404);
    }
    req.url = missingPage(address);
    answer(req, res);
  };

  /** A page that was opened before an update, or is shown by a newer node, requests its own version's files. */
  const answerOldFile = async (req: IncomingMessage, res: ServerResponse, address: string) => {
    const key = withoutQuery(address);
    const found = await findOldFile(key);
    if (!found) return answerMissing(req, res, address);
    const ready = prepareAnswer(found, key, false);
    store.keep(ready, freshnessOf(found), store.generation());
    sendAnswer(req, res, ready, store);
  };

  const answerNamed = (
    req: IncomingMessage,
    res: ServerResponse,
    address: string,
    answering: ActiveRequest,
  ): Promise<void> => {
    const isPrivate = kindOf(address) === null;
    // The answer to HEAD is that to GET; node:http leaves the body out.
    if (isPrivate && req.method === "HEAD") req.method = "GET";
    const called = answerCall(req, res, address);
    if (called) {
      answering.kind = "call";
      answering.route = address.split("?", 1)[0] ?? "";
      nameRequest(res, answering);
      return called;
    }
    if (isPrivate) {
      nameRequest(res, answering);
      return askNext(req, res);
    }
    const cacheKey = isReading(req) ? cacheKeyOf(req, address) : null;
    return answerWhole(req, res, { address, cacheKey, answering });
  };

  const answerUnready = (req: IncomingMessage, res: ServerResponse, address: string) => {
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value);
    const methods = methodsOf(address);
    if (!methods.includes(req.method ?? "")) {
      watch.noteRefused(405);
      return refuse(res, 405, { Allow: methods.join(", ") });
    }
    const refusal = refusalOf(address, staticFiles);
    if (refusal === 404 && isReading(req)) {
      if (kindOf(address) !== "static") return answerMissing(req, res, address);
      answerOldFile(req, res, address).catch((error: unknown) => {
        writeLog("warn", "A file of another version could not be read.", error);
        refuse(res, 404);
      });
      return;
    }
    if (refusal !== null) {
      watch.noteRefused(refusal);
      return refuse(res, refusal);
    }
    // The optimiser is called by the address it knows; the answer is cached by the short one.
    req.url = longUploadUrl(address) ?? address;
    watch.answering(req, res, kindOf(address) ?? "admin", (answering) => {
      purgeAfter(res, answering);
      answerNamed(req, res, address, answering).catch((error: unknown) => {
        writeLog("error", `${req.method} could not be answered.`, error);
        res.destroy();
      });
    });
  };

  const answer: RequestListener = (req, res) => {
    const address = withUsualQuality(req.url ?? "/");
    req.url = address;
    const cacheKey = isReading(req) ? cacheKeyOf(req, address) : null;
    const ready = cacheKey ? store.find(cacheKey.key) : undefined;
    if (ready && cacheKey) {
      sendAnswer(req, res, ready, store);
      watch.countCached(cacheKey.kind, res.statusCode);
      return;
    }
    if (!address.startsWith("/")) req.url = asPath(address);
    answerUnready(req, res, req.url ?? "/");
  };
  return answer;
}
