import { fail, ok, type Result } from "@/src/domain/result";

/** Maximum size of a request. */
export const bodyLimit = 64 * 1024;

interface WithBody {
  readonly headers: Headers;
  readonly body?: AsyncIterable<Uint8Array> | null;
}

/** Why a body was not read: it is too long, or its sender left before all of it had come. */
export type Unread = "too-large" | "incomplete";

/**
 * The body as bytes, read no further than the limit whatever the length header claims.
 * @param limit bytes
 */
export async function readBody(request: WithBody, limit: number): Promise<Result<Uint8Array, Unread>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return fail("too-large");
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size > limit) return fail("too-large");
      parts.push(part);
    }
  } catch {
    // Only a connection that broke ends a body with an error. Nothing was begun, and the answer reaches no client.
    return fail("incomplete");
  }
  return ok(Buffer.concat(parts));
}
