import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach } from "vitest";
import { inEachLanguage } from "@/src/domain/locale/locale";
import { answerRequests } from "@/src/server/http/answer-requests";
import { createAnswerStore } from "@/src/server/http/answer-store";
import { createOutagePages } from "@/src/server/http/outage-pages";
import type { CapturedAnswer } from "@/src/server/http/ready-answer";
import { purgeOnRevalidation } from "@/src/server/http/purge-on-revalidation";
import { createRequestTally, type RequestFigures } from "@/src/server/observability/request-tally";
import { measureRequests } from "@/src/server/observability/measure-requests";
import { noteClosing } from "@/src/server/runtime/closing";

/** Replaces Next: reports its requests, and returns the test's answers. */
interface ReceivedRequest {
  readonly address: string;
  readonly method: string;
  readonly acceptEncoding: string | undefined;
}

export type ActiveRequest = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

export const pageText = `<html><script>run("é")</script>${"<p>montre</p>".repeat(200)}</html>`;
export const picture = Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 251));

export const answerings: Readonly<
  Record<"page" | "router" | "broken" | "private" | "picture", ActiveRequest>
> = {
  page: (_, res) => {
    res.setHeader("content-security-policy", "script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'");
    res.setHeader("vary", "rsc, next-router-state-tree");
    res.setHeader("x-nextjs-cache", "HIT");
    res.setHeader("cache-control", "s-maxage=300, stale-while-revalidate=86100");
    res.setHeader("content-type", "text/html; charset=utf-8");
    res.end(pageText);
  },
  router: (_, res) => {
    res.setHeader("cache-control", "s-maxage=300");
    res.setHeader("content-type", "text/x-component");
    res.end("flight");
  },
  broken: (_, res) => {
    res.writeHead(500, { "content-type": "text/html", "cache-control": "private, no-store" });
    res.end("broken");
  },
  private: (_, res) => {
    res.writeHead(200, {
      "content-type": "text/html",
      "content-security-policy": "script-src 'unsafe-inline'",
      "cache-control": "private, no-store",
    });
    res.write("<p>");
    res.write("<script>mine()</script>");
    res.end();
  },
  picture: (_, res) => {
    res.writeHead(200, [
      "content-type",
      "image/webp",
      "cache-control",
      "public, max-age=31536000, immutable",
    ]);
    res.write(picture.subarray(0, 1_000));
    res.end(picture.subarray(1_000));
  },
};

/** The server in front of Next, with the test in Next's place. */
export const front = {
  origin: "",
  /** Requests to Next since the test began. */
  asked: [] as ReceivedRequest[],
  answer: answerings.page,
  isDatabaseAway: false,
  /** Files of another version. */
  oldFiles: new Map<string, CapturedAnswer>(),
  /** Figures since the test began. */
  counted: (): RequestFigures => createRequestTally().figures(),
  /** Pages to be rendered by a separate request. */
  renderedByRequest: [] as string[],
  /** Revalidations by other processes: they are applied between requests, like those of the listener. */
  elsewhere: [] as (() => void)[],
};

interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** node:http returns bodies and headers as transferred, which fetch does not. */
export const ask = (
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<ReceivedAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(`${front.origin}/`, { path, headers, method, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers as ReceivedAnswer["headers"],
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });

/** Restarts the server for each test of a file. */
export function serveInFront(): void {
  let server: Server;
  const bringing = setInterval(() => {
    for (const announce of front.elsewhere.splice(0)) announce();
  }, 1);
  beforeEach(async () => {
    front.asked = [];
    front.answer = answerings.page;
    front.isDatabaseAway = false;
    front.oldFiles.clear();
    front.renderedByRequest = [];
    const tally = createRequestTally();
    front.counted = tally.figures;
    const store = createAnswerStore(10_000_000);
    server = createServer(
      answerRequests({
        store,
        askNext: async (req, res) => {
          front.asked.push({
            address: req.url ?? "",
            method: req.method ?? "",
            acceptEncoding: req.headers["accept-encoding"]?.toString(),
          });
          await front.answer(req, res);
        },
        staticFiles: new Set(["/_next/static/a.js"]),
        findOldFile: async (path) => front.oldFiles.get(path) ?? null,
        always: { "Strict-Transport-Security": "max-age=63072000" },
        isDatabaseAway: async () => front.isDatabaseAway,
        outagePages: createOutagePages(
          inEachLanguage((locale) => ({ title: locale, text: "x", retry: "y" })),
        ),
        firstStyles: (html) => html,
        renderByRequest: async (place) => {
          front.renderedByRequest.push(place);
          await fetch(front.origin + place).then((answer) => answer.arrayBuffer());
        },
        purgeAfter: purgeOnRevalidation(store.purge),
        watch: measureRequests({ tally, trustedProxies: 0 }),
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    front.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    noteClosing(null);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  afterAll(() => clearInterval(bringing));
}
