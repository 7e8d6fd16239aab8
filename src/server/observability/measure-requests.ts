import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { inRequest } from "@/src/server/runtime/observability/request-scope";
import { requestId } from "./request-id";
import type { RequestKind, RequestTally } from "./request-tally";

/** A request that is not answered from memory. */
export interface ActiveRequest {
  readonly id: string;
  kind: RequestKind;
  /** Of a call: its path, without values. Empty where a path could identify a user. */
  route: string;
}

/** Its result. */
export interface CompletedRequest extends Readonly<ActiveRequest> {
  readonly method: string;
  readonly status: number;
  /** from the first byte received to the last byte sent, s */
  readonly seconds: number;
}

/** Writes a request into a trace. */
export interface RequestSpans {
  /**
   * Runs the handler inside a span.
   * @returns ends it
   */
  readonly open: (req: IncomingMessage, answer: () => void) => (answered: CompletedRequest) => void;
}

interface Deps {
  readonly tally: RequestTally;
  readonly trustedProxies: number;
  /** Called with each produced answer. */
  readonly onAnswered?: (answered: CompletedRequest) => void;
  readonly spans?: RequestSpans;
}

export interface RequestRecorder {
  readonly countCached: RequestTally["countCached"];
  readonly noteRefused: RequestTally["noteRefused"];
  /** Runs the handler of a request: its log lines carry its id, it is counted, timed and traced. */
  readonly answering: (
    req: IncomingMessage,
    res: ServerResponse,
    kind: RequestKind,
    answer: (answering: ActiveRequest) => void,
  ) => void;
}

/** The client disconnected before any answer; the status that proxies use for it. */
const LEFT = 499;

/** Measures requests. Those answered from memory are only counted. */
export function measureRequests({ tally, trustedProxies, onAnswered, spans }: Deps): RequestRecorder {
  return {
    countCached: tally.countCached,
    noteRefused: tally.noteRefused,
    answering(req, res, kind, answer) {
      const began = performance.now();
      const { method = "" } = req;
      const answering: ActiveRequest = { id: requestId(req.headers, trustedProxies), kind, route: "" };
      // A trace id made up by a visitor would decide what is recorded, and how much.
      if (trustedProxies === 0 && req.headers.traceparent !== undefined) delete req.headers.traceparent;
      const run = () => inRequest(answering, () => answer(answering));
      let closeSpan: ((answered: CompletedRequest) => void) | undefined;
      tally.countStarted();
      res.once("close", () => {
        const status = res.headersSent ? res.statusCode : LEFT;
        const answered = { ...answering, method, status, seconds: (performance.now() - began) / 1_000 };
        tally.countHandled(answering.kind, answering.route, status);
        onAnswered?.(answered);
        closeSpan?.(answered);
      });
      if (spans) closeSpan = spans.open(req, run);
      else run();
    },
  };
}
