import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { CapturedAnswer } from "./ready-answer";

/** A larger answer is streamed, and not cached. */
const MAX_BYTES = 8_000_000;

/** Names and values in turn, each value on its own. */
function headersOf(res: ServerResponse): string[] {
  return res.getHeaderNames().flatMap((name) => {
    const value = res.getHeader(name) ?? "";
    return (Array.isArray(value) ? value : [String(value)]).flatMap((single) => [name, single]);
  });
}

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

function setHeaders(res: ServerResponse, given: Given): void {
  if (!given) return;
  if (!Array.isArray(given)) {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) res.setHeader(name, value);
    return;
  }
  for (let at = 0; at < given.length; at += 2) res.appendHeader(String(given[at]), String(given[at + 1]));
}

function toBytes(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const isNamed = typeof encoding === "string" && Buffer.isEncoding(encoding);
  return Buffer.from(String(chunk), isNamed ? encoding : "utf8");
}

const lastFunction = (values: readonly unknown[]) => {
  const last = values.at(-1);
  return typeof last === "function" ? () => void Reflect.apply(last, undefined, []) : undefined;
};

/** Properties by which the writer checks its progress: everything counts as written, though nothing has been sent yet. */
function markAsSent(res: ServerResponse): void {
  Object.defineProperty(res, "headersSent", { value: true, configurable: true });
  Object.defineProperty(res, "writableEnded", { value: true, configurable: true });
}

function unmarkAsSent(res: ServerResponse): void {
  Reflect.deleteProperty(res, "headersSent");
  Reflect.deleteProperty(res, "writableEnded");
}

/**
 * Captures what is written to a response and returns it whole. The response is then unused: the caller decides what
 * is sent, beginning with writeHead. Too large an answer is streamed unchanged, and not captured.
 */
export function captureAnswer(res: ServerResponse, take: (answer: CapturedAnswer) => void): void {
  const own = {
    writeHead: res.writeHead,
    write: res.write,
    end: res.end,
    flushHeaders: res.flushHeaders,
  };
  const parts: Buffer[] = [];
  let bytes = 0;

  const release = () => {
    Object.assign(res, own);
    unmarkAsSent(res);
  };

  const add = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === "function") return;
    const part = toBytes(chunk, encoding);
    parts.push(part);
    bytes += part.byteLength;
  };

  const sendOn = () => {
    release();
    for (const part of parts) res.write(part);
  };

  res.writeHead = (status: number, ...rest: unknown[]) => {
    const [reason, headers] = typeof rest[0] === "string" ? rest : [undefined, rest[0]];
    res.statusCode = status;
    if (typeof reason === "string") res.statusMessage = reason;
    setHeaders(res, headers as Given);
    return res;
  };
  res.flushHeaders = () => {};
  res.write = (chunk: unknown, ...rest: unknown[]) => {
    add(chunk, rest[0]);
    const written = lastFunction(rest);
    if (written) process.nextTick(written);
    if (bytes > MAX_BYTES) sendOn();
    return true;
  };
  res.end = (...values: unknown[]) => {
    add(values[0], values[1]);
    const ended = lastFunction(values);
    if (ended) res.once("finish", ended);
    // A single chunk is not copied: its writer may keep it as well.
    const [only, ...others] = parts;
    const body = only && others.length === 0 ? only : Buffer.concat(parts, bytes);
    const captured = { status: res.statusCode, headers: headersOf(res), body };
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    markAsSent(res);
    Object.assign(res, own);
    // The caller sends the answer beginning with its head. Node 20 keeps only the last of several cookies given
    // there.
    res.writeHead = (status: number, headers?: unknown) => {
      release();
      setHeaders(res, headers as Given);
      return Reflect.apply(own.writeHead, res, [status]);
    };
    take(captured);
    return res;
  };
}
