import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Allowed request ids from a proxy: short, and without anything that could break a log line. */
const wellFormed = /^[\w.:-]{8,128}$/;

/**
 * The id of a request in the log.
 * @param trustedProxies 0: ids sent by clients are ignored
 */
export function requestId(headers: IncomingHttpHeaders, trustedProxies: number): string {
  const given = headers["x-request-id"];
  return trustedProxies > 0 && typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
}
