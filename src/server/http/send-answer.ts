import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnswerStore } from "./answer-store";
import { codingFor } from "./coding";
import type { Form, HeaderList, ReadyAnswer } from "./ready-answer";

/** Whether the client has this very answer. Tags are compared weakly. Source: RFC 9110, 13.1.2. */
function holdsMark(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((mark) => ["*", bare].includes(mark.trim().replace(/^W\//, "")));
}

/** The array is passed unchanged; node:http only reads it. */
const writable = (headers: HeaderList): string[] => headers as string[];

/**
 * The proxy that ships with the shop names the second of its own clock until which it would cache a mutable answer
 * (deploy/nginx/proxy.conf): by itself nginx caches it for one to two.
 */
function keptUntil(req: IncomingMessage, headers: HeaderList): HeaderList {
  const until = req.headers["x-keep-until"];
  return typeof until === "string" && /^@\d{1,12}$/.test(until)
    ? [...headers, "X-Accel-Expires", until]
    : headers;
}

function sendForm(req: IncomingMessage, res: ServerResponse, status: number, form: Form): void {
  res.writeHead(status, writable(keptUntil(req, form.headers)));
  if (req.method === "HEAD") res.end();
  else res.end(form.bytes);
}

/** Answers a GET or HEAD with a ready answer, or with 304 where the client has it. */
export function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  store: AnswerStore,
): void {
  const { headers } = req;
  const held = headers["if-none-match"];
  if (held !== undefined && answer.status === 200 && holdsMark(held, answer.etag)) {
    res.writeHead(304, writable(keptUntil(req, answer.shortHeaders))).end();
    return;
  }
  const form = store.formOf(answer, codingFor(headers["accept-encoding"]));
  if (!(form instanceof Promise)) {
    sendForm(req, res, answer.status, form);
    return;
  }
  form
    .catch(() => answer.plain)
    .then((ready) => sendForm(req, res, answer.status, ready))
    .catch(() => res.destroy());
}
