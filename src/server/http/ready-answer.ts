import { createHash } from "node:crypto";
import type { Coding, CompressedCoding } from "./coding";

/** Header names and values in turn, as node:http writes them without validating each. */
export type HeaderList = readonly string[];

/** An answer as it was produced: taken from Next with its body whole. */
export interface CapturedAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/** One encoding of an answer. */
export interface Form {
  readonly bytes: Buffer;
  /** The answer's headers and this form's own, complete. */
  readonly headers: HeaderList;
}

/** An answer that can be sent repeatedly, to every permitted client. */
export interface ReadyAnswer {
  /** What it answers, see readyKey. */
  readonly key: string;
  readonly status: number;
  /** Of the bytes and the content policy: an equal tag is an equal answer. */
  readonly mark: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: HeaderList;
  /** Headers of a 304. */
  readonly shortHeaders: HeaderList;
  readonly isCompressible: boolean;
  /** Uncompressed. */
  readonly plain: Form;
  /** Compressed forms that were requested; a promise while one is being made. */
  readonly forms: Map<CompressedCoding, Form | Promise<Form>>;
}

const compressible =
  /^(?:text\/|image\/svg|application\/(?:javascript|json|xml|manifest|rss|atom)|font\/(?:ttf|otf)|model\/)/;
/** Below this size the headers outweigh the gain. */
const smallestToCompress = 860;

/** @param size bytes */
export const isWorthCompressing = (type: string, size: number): boolean =>
  size >= smallestToCompress && compressible.test(type);

export function headerOf(headers: HeaderList, name: string): string | undefined {
  const values = headers.filter((_, at) => at % 2 === 1 && headers[at - 1]?.toLowerCase() === name);
  return values.length > 0 ? values.join(", ") : undefined;
}

function withoutHeaders(headers: HeaderList, isDropped: (name: string) => boolean): string[] {
  return headers.filter((_, at) => {
    const name = headers[at - (at % 2)] ?? "";
    return !isDropped(name.toLowerCase());
  });
}

/** Headers that are written for each encoding or connection, or are of no use outside this process. */
const ownHeaders: ReadonlySet<string> = new Set([
  "accept-ranges",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "transfer-encoding",
  "vary",
  "x-middleware-rewrite",
  "x-nextjs-cache",
]);

/** Headers of a 304 beside its tag. Source: RFC 9110, 15.4.5; the policy because it belongs to the answer. */
const notModifiedHeaders: ReadonlySet<string> = new Set([
  "cache-control",
  "content-security-policy",
  "vary",
  "etag",
]);

/** Names for the Vary header of an answer. Only pages differ for Next's router; it adds them to every answer. */
function varyOf(captured: CapturedAnswer, isPage: boolean, isCompressible: boolean): string[] {
  const named = (headerOf(captured.headers, "vary") ?? "").split(",").map((name) => name.trim());
  const kept = named.filter(
    (name) => name !== "" && !/^accept-encoding$/i.test(name) && (isPage || !/^(?:rsc|next-)/i.test(name)),
  );
  const all = [...new Set(kept), ...(isCompressible ? ["Accept-Encoding"] : [])];
  return all.length > 0 ? ["Vary", all.join(", ")] : [];
}

/** Whether an answer is shared, by its headers. */
export function isShareable({ headers }: CapturedAnswer): boolean {
  const policy = headerOf(headers, "cache-control") ?? "";
  return (
    /\b(?:public|s-maxage=[1-9])/.test(policy) &&
    !/\b(?:private|no-store|no-cache)\b/.test(policy) &&
    headerOf(headers, "set-cookie") === undefined
  );
}

/** A form of an answer with its headers. */
export function formOf(
  { status, headers }: Pick<ReadyAnswer, "status" | "headers">,
  coding: Coding,
  bytes: Buffer,
): Form {
  const own = status === 204 ? [] : ["Content-Length", String(bytes.byteLength)];
  if (coding !== "identity") own.push("Content-Encoding", coding);
  return { bytes, headers: [...headers, ...own] };
}

/**
 * Prepares an answer for sending.
 * @param key what it answers
 * @param isPage whether Next's router requests it in several shapes
 */
export function prepareAnswer(captured: CapturedAnswer, key: string, isPage: boolean): ReadyAnswer {
  const { status, body } = captured;
  const type = headerOf(captured.headers, "content-type") ?? "";
  const isCompressible = isWorthCompressing(type, body.byteLength);
  const policy = headerOf(captured.headers, "content-security-policy") ?? "";
  const mark = createHash("sha256").update(body).update("\0").update(policy).digest("base64url").slice(0, 22);
  // Compressed and plain bytes differ while their content is the same: hence a weak tag.
  const etag = isCompressible ? `W/"${mark}"` : `"${mark}"`;
  const isMarked = status === 200 && isShareable(captured);
  const headers = [
    ...withoutHeaders(captured.headers, (name) => ownHeaders.has(name)),
    ...varyOf(captured, isPage, isCompressible),
    ...(isMarked ? ["ETag", etag] : []),
  ];
  return {
    key,
    status,
    mark,
    etag,
    body,
    headers,
    shortHeaders: withoutHeaders(headers, (name) => !notModifiedHeaders.has(name)),
    isCompressible,
    plain: formOf({ status, headers }, "identity", body),
    forms: new Map(),
  };
}
