import type { IncomingMessage, ServerResponse } from "node:http";
import { askOwnApi, askOwnPicture, type WholeResponse } from "@/src/server/runtime/in-process-api";
import { safetyHeaders } from "@/src/server/runtime/policy/safety-headers";
import { codingFor } from "./coding";
import { compress } from "./compress";
import { isWorthCompressing } from "./ready-answer";

/** The headers as the shop's endpoints read them; of several with one name the first, but lists whole. */
function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) read.set(name, typeof value === "string" ? value : value.join(", "));
  }
  return read;
}

async function send(req: IncomingMessage, res: ServerResponse, answer: WholeResponse): Promise<void> {
  const whole = answer.whole ?? new Uint8Array(await answer.arrayBuffer());
  const plain =
    typeof whole === "string"
      ? Buffer.from(whole)
      : Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength);
  for (const [name, value] of Object.entries(safetyHeaders)) res.setHeader(name, value);
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
  const coding = codingFor(req.headers["accept-encoding"]);
  const isWorth = isWorthCompressing(answer.headers.get("content-type") ?? "", plain.byteLength);
  const isSmaller = isWorth && coding !== "identity";
  if (isWorth) res.appendHeader("vary", "Accept-Encoding");
  if (isSmaller) res.setHeader("content-encoding", coding);
  const body = isSmaller ? await compress(plain, coding, "quick") : plain;
  if (answer.status !== 204) res.setHeader("content-length", body.byteLength);
  res.writeHead(answer.status);
  res.end(body);
}

const withoutBody = new Set(["GET", "DELETE"]);
const answered = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Aborted where the connection is closed before the answer was sent. */
function signalOf(res: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/**
 * Answers a call of the shop's own API without Next, whose routing costs more than most answers.
 * @param address path and query
 * @returns null for any other path
 */
export function answerCall(req: IncomingMessage, res: ServerResponse, address: string): Promise<void> | null {
  const { method = "" } = req;
  if (!address.startsWith("/api/") || !answered.has(method)) return null;
  // The rest of a body that is too long is not read; the answer is still sent.
  const body = withoutBody.has(method) ? null : req.iterator({ destroyOnReturn: false });
  const call = { headers: headersOf(req), body };
  return askOwnApi(method, address, call)?.then((answer) => send(req, res, answer)) ?? null;
}

/**
 * Answers with a picture of a watch, or its model, without Next.
 * @param address path and query
 * @returns null for any other path
 */
export function answerPicture(
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
): Promise<void> | null {
  if (req.method !== "GET" || !/^\/(?:img|api\/configurator)\//.test(address)) return null;
  const call = { headers: headersOf(req), body: null, signal: signalOf(res) };
  return askOwnPicture("GET", address, call)?.then((answer) => send(req, res, answer)) ?? null;
}
