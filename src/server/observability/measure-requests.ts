import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { inRequest } from "@/src/shop/observability/request-scope";
import { requestId } from "./request-id";
import type { RequestKind, RequestTally } from "./request-tally";

/** A request that is not answered from memory. */
export interface Answering {
  readonly id: string;
  kind: RequestKind;
  /** Of a call: its path, which is the same for everybody. Empty where a path could say who somebody is. */
  route: string;
}

/** What became of it. */
export interface Answered extends Readonly<Answering> {
  readonly method: string;
  readonly status: number;
  /** from the first byte that came to the last that left, s */
  readonly seconds: number;
}

/** Writes a request into a trace. */
export interface RequestSpans {
  /** Runs the answering inside a span. @returns ends it */
  readonly open: (req: IncomingMessage, answer: () => void) => (answered: Answered) => void;
}

interface Deps {
  readonly tally: RequestTally;
  readonly trustedProxies: number;
  /** Called with each answer that was made. */
  readonly onAnswered?: (answered: Answered) => void;
  readonly spans?: RequestSpans;
}

export interface RequestWatch {
  readonly noteKept: RequestTally["noteKept"];
  readonly noteRefused: RequestTally["noteRefused"];
  /** Runs the answering of a request: its lines of the log know it, it is counted, timed and traced. */
  readonly answering: (
    req: IncomingMessage,
    res: ServerResponse,
    kind: RequestKind,
    answer: (answering: Answering) => void,
  ) => void;
}

/** Whoever asked has gone before anything was answered; the number that proxies have for it. */
const LEFT = 499;

/** Watches requests. Those answered from memory are counted and nothing else. */
export function measureRequests({ tally, trustedProxies, onAnswered, spans }: Deps): RequestWatch {
  return {
    noteKept: tally.noteKept,
    noteRefused: tally.noteRefused,
    answering(req, res, kind, answer) {
      const began = performance.now();
      const { method = "" } = req;
      const answering: Answering = { id: requestId(req.headers, trustedProxies), kind, route: "" };
      // A trace that a visitor has made up would say what is written, and how much.
      if (trustedProxies === 0 && req.headers.traceparent !== undefined) delete req.headers.traceparent;
      const run = () => inRequest(answering, () => answer(answering));
      let closeSpan: ((answered: Answered) => void) | undefined;
      tally.noteBegun();
      res.once("close", () => {
        const status = res.headersSent ? res.statusCode : LEFT;
        const answered = { ...answering, method, status, seconds: (performance.now() - began) / 1_000 };
        tally.noteMade(answering.kind, answering.route, status);
        onAnswered?.(answered);
        closeSpan?.(answered);
      });
      if (spans) closeSpan = spans.open(req, run);
      else run();
    },
  };
}
