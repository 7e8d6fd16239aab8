import { currentRequest } from "../observability/request-scope";
import { currentTraceId } from "../observability/spans";
import { describedError, type DescribedError } from "./described-error";
import { countRepetitions } from "./repetitions";
import { perProcess } from "@/src/per-process";

export type Level = "debug" | "info" | "warn" | "error";

/** One line of the shop's log. */
export interface LogLine {
  readonly level: Level;
  readonly msg: string;
  /** During a request, and during a trace. */
  readonly requestId?: string;
  readonly traceId?: string;
  readonly err?: DescribedError;
  /** How many similar lines were left out since the last one that was written. */
  readonly leftOut?: number;
}

const repetitions = perProcess("repeated log lines", countRepetitions);
const mayWrite = (kind: string) => repetitions()(kind);

/** Lines by level since the process began, those that were left out included. */
export const countedLines = perProcess("log lines", (): Record<Level, number> => ({
  debug: 0,
  info: 0,
  warn: 0,
  error: 0,
}));

const deepest = (err: DescribedError): DescribedError => (err.cause ? deepest(err.cause) : err);

/** An error is grouped by itself, whatever the message; a message without one by its text. */
const kindOf = (msg: string, err: DescribedError | undefined) =>
  err ? `${msg.replaceAll(/\d+/g, "0")} ${deepest(err).message}` : msg;

/**
 * A line for the log, or null where it was repeated often enough in the last minute.
 * @param error the error, if any
 */
export function logLine(level: Level, msg: string, error?: unknown): LogLine | null {
  countedLines()[level] += 1;
  const err = error === undefined ? undefined : describedError(error);
  const leftOut = mayWrite(kindOf(msg, err));
  if (leftOut === null) return null;
  const [requestId, traceId] = [currentRequest()?.id, currentTraceId()];
  return {
    level,
    msg,
    ...(requestId !== undefined && { requestId }),
    ...(traceId !== undefined && { traceId }),
    ...(err && { err }),
    ...(leftOut > 0 && { leftOut }),
  };
}
