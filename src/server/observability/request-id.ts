import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What a proxy may call a request: short, and nothing that could break a line of a log. */
const wellFormed = /^[\w.:-]{8,128}$/;

/**
 * How a request is called in the log.
 * @param trustedProxies 0: whoever asks is believed nothing
 */
export function requestId(headers: IncomingHttpHeaders, trustedProxies: number): string {
  const given = headers["x-request-id"];
  return trustedProxies > 0 && typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
}
